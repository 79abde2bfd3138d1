import type { RawScenario } from '../domain/plan.ts'

/** Leaves room above the 150 words that every prompt asks for, so that answers end by themselves at like lengths. */
const MAX_OUTPUT_TOKENS = 220

/**
 * Twenty questions as people ask assistants: about 150 tokens in and 200 out, varied, cheap, and answerable without
 * reasoning. The texts are fixed: a changed prompt is another scenario to every baseline.
 */
export const CHAT_20: readonly RawScenario[] = [
  chat(
    'late-parcel',
    `You answer for the support desk of an online bookshop. A customer writes: "I ordered two cookbooks nine days ago, and the tracking page has said 'label created' ever since. One of them is a birthday present for my sister, and her party is this Saturday. I already wrote to you on Monday and only got an automatic reply. Can you please tell me where the parcel is, and what happens if it does not arrive in time?" Our couriers usually need four working days; after eight we send a replacement by express at no charge, or refund the order in full, whichever the customer prefers. Write a warm, concrete reply to this customer. Do not blame the courier. Use about 150 words.`
  ),
  chat(
    'sourdough-density',
    `I have been baking sourdough every weekend for about two months, and my loaves taste good but come out dense, with a tight crumb and a pale crust. My starter doubles in around seven hours at room temperature, which is about nineteen degrees in my kitchen. I use 500 grams of strong white flour, 350 grams of water, 100 grams of starter and 10 grams of salt, let the dough rise for four hours with three folds, shape it, and leave it in the fridge overnight. Then I bake it at 220 degrees on a flat tray, without any steam, for forty minutes. What are the most likely causes, in order, and what should I change first next weekend? Please answer in about 150 words, as plain sentences.`
  ),
  chat(
    'meeting-minutes',
    `Turn these notes from our weekly planning meeting into short minutes that somebody who was away can follow. Notes: Ana says the billing export is done but nobody has tested it with the Polish accounts. Tom wants to move the release from Tuesday to Thursday because the translation agency is late. Priya disagrees, two customers were promised Tuesday. We settled on Tuesday for English only and Thursday for the rest. Tom tells the agency. Ana tests the Polish accounts by Monday noon. Search is slow again since the upgrade, Priya suspects the index, will look on Friday, no promise. Nobody has booked the room for the customer day in May, Luis takes it. Next meeting a day later because of the holiday. Use about 150 words: decisions first, then who does what and by when.`
  ),
  chat(
    'weekend-in-ghent',
    `My partner and I have two and a half days in Ghent at the end of October, arriving by train on Friday around lunchtime and leaving on Sunday evening. We have been to Bruges before, and found it lovely but crowded, so we would rather walk a lot, see one good museum, sit in cafés, and eat well without booking weeks ahead. One of us is vegetarian. It will probably rain at least once, and neither of us wants to hire a bicycle. Our hotel is close to the castle in the old town. Could you sketch a relaxed plan, half a day at a time, with one idea for bad weather? Please keep the whole answer to about 150 words, and do not list opening hours or prices.`
  ),
  chat(
    'explain-compound-interest',
    `My daughter is eleven and has just opened her first savings account with the money from her birthday, which is 200 euros. The bank pays three percent a year, and the leaflet says that interest is compounded annually, a phrase that made her roll her eyes. I tried to explain it with a snowball rolling down a hill, but she only wanted to know why the bank gives her money at all, and why she would get more in the second year than in the first when she has not put in anything new. Please explain both things to her directly, in a friendly voice and without any formulas. Use her own 200 euros as the example for the first three years, and aim for about 150 words.`
  ),
  chat(
    'soften-email',
    `Please rewrite the following email so that it stays just as clear but sounds less irritated. It goes to a colleague in another department whom I have to keep working with for years. "Marc, this is the third time that your team has changed the column names in the shared sheet without telling anyone. Our report broke again this morning, ten minutes before the board meeting, and I had to fix it by hand while everyone was watching. I do not understand how hard it can be to send one message beforehand. From now on I expect two days of notice for any change, and a list of old and new names. Otherwise we will copy the data and stop using your sheet." Keep my request and the consequence. Aim for about 150 words.`
  ),
  chat(
    'balcony-herbs',
    `I rent a flat on the fourth floor with a balcony that faces north-east. It gets direct sun from about six until ten in the morning in summer, and bright shade for the rest of the day. It is also quite windy, and the railing is the only place to hang anything. I would like to grow herbs that I really use in the kitchen: basil, parsley, mint, chives, thyme and coriander. Last year I planted all of them together in one long box with ordinary potting soil, watered every evening, and by July the thyme had rotted, the basil was brown at the edges, and the mint had taken over everything else. What should I do differently this spring? Please answer in about 150 words.`
  ),
  chat(
    'invoice-reminder',
    `I run a two-person design studio, and a client of many years has not paid an invoice of 3,400 euros, which was due on the third of last month. I sent a short reminder after two weeks and got a cheerful answer that accounting was "on it", and nothing since. We are in the middle of a second project for the same people, with another invoice due in ten days, and I do not want to spoil the mood, but I need the money to pay our own rent. Please write a second reminder that is polite, names the amount and the date, asks for a definite day of payment, and mentions that we can only start the next phase once it has arrived. About 150 words.`
  ),
  chat(
    'two-job-offers',
    `I am a nurse with six years on a surgical ward, and I have two offers on the table. The first is a day clinic twenty minutes from home: no nights, no weekends, eight percent less pay than now, a small team, and honestly rather dull work. The second is a university hospital fifty minutes away by train: ten percent more pay, three nights a month, a funded two-year course in anaesthesia care, and a ward that is known for being short of staff. My son starts school in September, and my husband works shifts as well. I do not want you to decide for me. Please lay out what really differs, and three questions I should answer honestly before I choose, in about 150 words.`
  ),
  chat(
    'museum-label',
    `Write the text for a label in a small regional museum, for general visitors who will read it standing up. The object is a wooden weather house from about 1890: a carved cottage with two doors, where a woman comes out when the air is dry and a man with an umbrella when it is damp. It works by a strip of catgut that twists as it takes up moisture and turns the little platform on which both figures stand. This one hung in the kitchen of a dairy farm above the lake for four generations, and the family says the man with the umbrella was right more often than the newspaper. The roof was mended with a piece of a cigar box. Please write about 150 words in the present tense.`
  ),
  chat(
    'knee-friendly-running',
    `I am forty-six, sit at a desk all day, and used to run ten kilometres twice a week until about three years ago. I would like to get back to it by the autumn, but I have put on twelve kilos, and my left knee feels stiff for an hour after long walks. My doctor has looked at it and found nothing wrong, and told me to start gently. I have about forty minutes on three mornings a week, a flat park nearby, and a pair of shoes that are certainly too old. I get bored easily, so a plan that is only walking will not survive the second week. How should I build up over the first eight weeks, and what should make me stop? Please keep it to about 150 words.`
  ),
  chat(
    'product-description',
    `Write a description for our web shop. The product is a folding kitchen stool made of beech, sold under the name "Hock". It is 48 centimetres high, carries 150 kilos, weighs 2.1 kilos, and folds to a board four centimetres thick that hangs on the hook that comes with it. The wood is from the Black Forest and oiled, not varnished, so that scratches can be sanded out at home. The stool is made in a workshop of nine people, and every joint can be replaced; we keep the parts for at least twenty years. Our customers live in small city flats, read everything, and distrust advertising. So no superlatives, no exclamation marks, and no word such as "perfect" or "ultimate". About 150 words, in two paragraphs.`
  ),
  chat(
    'photo-backup',
    `My mother is seventy-three, and has about 40,000 photos on an old laptop that makes worrying noises. A few thousand more are on her phone, and there is a shoebox of memory cards that nobody has looked at since 2012. She can send email and use a browser, but she gets anxious when windows look different from one day to the next. I visit her every second month, and have one free afternoon the next time I am there. I want to be sure that nothing is lost if the laptop dies, and I want it to keep working without me in between. What would you do during that one afternoon, in which order, and what would you leave alone? Please answer in about 150 words, without brand names.`
  ),
  chat(
    'toast-for-retirement',
    `Help me with a short toast for the retirement of our caretaker, Mr. Okafor, who has looked after our school for thirty-one years. He knows every pupil by name, repaired the same gym door at least a hundred times, and keeps a box of lost gloves sorted by colour. During the flood of 2009 he carried the whole music library up two floors by himself before anybody else had arrived. He never gives speeches, and told the headmaster that he would leave by the back door if there was a big fuss. He is going to spend his time on his allotment and with his three grandchildren. The audience is teachers, a few parents, and him. It should be warm and a little funny, and about 150 words long.`
  ),
  chat(
    'why-leaves-change',
    `On our walk yesterday my students, who are fourteen, asked why some trees turn red in autumn while others only turn yellow, and why the oak by the gate keeps its brown leaves until spring. I teach history and was covering for a colleague, so I mumbled something about the cold, and promised a better answer for Thursday. They know that leaves are green because of chlorophyll, and that plants make sugar from light, but nothing about the other pigments. Please give me an explanation that I can read aloud: why the green goes, where the yellow was all along, why the red is made new, and what the oak is doing. About 150 words, accurate but without chemical formulas, and with one thing they can look for themselves.`
  ),
  chat(
    'flat-hunting-message',
    `I have found an advertisement for a two-room flat that suits me very well, and I know that the landlady gets hundreds of messages. I am thirty-four, a piano tuner with a permanent contract at a concert hall, I do not smoke, and I have a quiet nine-year-old cat. I would move in on the first of June or earlier. There is no piano in my home, in case that worries the neighbours; I use one at work. I am moving because my building is going to be demolished, and my present landlord is happy to give a reference. The advertisement mentions a garden that somebody has to look after, which I would enjoy very much. Please write the message to her. It should be friendly, without flattery, and about 150 words.`
  ),
  chat(
    'meeting-free-day',
    `Our team of eleven wants to try a day without meetings, and I have to propose it to a director who believes that meetings are where the work happens. In the last month each of us spent nineteen hours a week in meetings on average, and the longest stretch of free time on a normal day was fifty minutes. Two colleagues now write all their code in the evening. We suggest Wednesdays, for six weeks, with exceptions for customers and for real emergencies. We would measure how many items are finished, and ask everyone at the end. The support team next door worries that nobody would answer their questions, so one of us would be on call. Please write the proposal in about 150 words, starting with the problem.`
  ),
  chat(
    'birdwatching-start',
    `For my sixtieth birthday I was given a pair of binoculars, and I would like to learn the birds around here properly: a river with meadows, a small wood of beech and oak, and ordinary suburban gardens. I know perhaps ten kinds by sight and almost none by sound. I can go out for an hour on most mornings before work, and I have already bought a thick field guide, which I find hopeless, because every brown bird in it looks the same to me. I prefer learning slowly and thoroughly to collecting a long list. How would you spend the first three months, what should I write down, and how can I start with the songs without getting lost? Please answer in about 150 words.`
  ),
  chat(
    'refund-policy-summary',
    `Here is part of our terms. "Tickets may be returned up to fourteen days before the performance for the full price less a handling fee of two euros a ticket. Between fourteen days and forty-eight hours before, a voucher over the full price is issued, which is valid for three years. Later than that, no return is possible, except where the performance is cancelled or moved to another date, in which case the buyer may choose between the full price including fees, a voucher, or the new date. Subscriptions cannot be returned in part. Tickets bought through resellers can only be returned there." Please rewrite this for the help page, as friendly plain language for people who are in a hurry. Keep every condition, use about 150 words, and start with the commonest case.`
  ),
  chat(
    'noise-between-neighbours',
    `The family above us moved in during March, and they are kind people, but their two small children run up and down the corridor from six in the morning, and their washing machine spins after ten at night, right above our bedroom. My husband wants to write to the landlord at once. I would rather speak to them first, because we meet on the stairs every day, and because I remember how loud our own children were. I am shy and tend to apologise until nobody knows what I wanted. Could you tell me how to begin that conversation, what exactly I could ask for, and what to say if they feel attacked? Please write it as advice to me, with two or three sentences I could really say, in about 150 words.`
  )
]

function chat(id: string, content: string): RawScenario {
  return { id, kind: 'chat', messages: [{ role: 'user', content }], maxOutputTokens: MAX_OUTPUT_TOKENS }
}
