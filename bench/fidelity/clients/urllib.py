# The script one would write with Python's standard library: a thread for each lane, a stamp for each line that is a token.
import json, resource, sys, threading, time, urllib.request

load, streams = json.loads(sys.argv[1]), []
now = lambda: time.monotonic_ns() / 1e6

def ask(id):
    body = {"model": id, "messages": [{"role": "user", "content": "Write one sentence about rivers."}], "stream": True}
    url, headers = load["baseUrl"] + "/chat/completions", {"content-type": "application/json"}
    sent, stamps = now(), []
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), headers)) as reply:
        for line in reply:
            if line.startswith(b"data: {") and (c := json.loads(line[6:])["choices"]) and c[0]["delta"].get("content"):
                stamps.append(now())
    return {"id": id, "sentAtMs": sent, "firstAtMs": stamps[0], "lastAtMs": stamps[-1], "chunkCount": len(stamps)}

def lane(number):
    time.sleep(max(0, start + number / load["streamCount"] * length - now()) / 1000)
    streams.extend([ask(f"{number}.{turn}") for turn in range(load["requestsPerLane"])])

def cpu():
    used = resource.getrusage(resource.RUSAGE_SELF)
    return (used.ru_utime + used.ru_stime) * 1e6

length = load["ttftMs"] + (load["tokenCount"] - 1) * 1000 / load["tokensPerSecond"]
ask("warm-up")
lanes, before, start = [threading.Thread(target=lane, args=(n,)) for n in range(load["streamCount"])], cpu(), now()
[thread.start() for thread in lanes], [thread.join() for thread in lanes]
print(json.dumps({"cpuUs": cpu() - before, "streams": streams}))
