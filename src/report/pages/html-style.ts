/** The style of the HTML report. Colors are variables, so that charts follow the reader's light or dark scheme. */
export const HTML_STYLE = `
:root {
  color-scheme: light dark;
  --page: #f6f7f9; --card: #ffffff; --text: #1b1f24; --muted: #57606a; --line: #d8dee4; --quiet: #6e7781;
  --base: #8a6d3b; --head: #1f5fd1; --bad: #c4182a; --warn: #9a6200; --good: #1a7f37; --accent: #1f5fd1;
  --phase-queue: #b08cc9; --phase-prefill: #e0a030; --phase-wait: #8fa3b8; --phase-stream: #2f7fd6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0d1117; --card: #161b22; --text: #e6edf3; --muted: #9aa5b1; --line: #30363d; --quiet: #8b949e;
    --base: #d9a860; --head: #6ea8ff; --bad: #ff6b6b; --warn: #e3b341; --good: #4ac26b; --accent: #6ea8ff;
    --phase-queue: #a57fc0; --phase-prefill: #d29922; --phase-wait: #5b6b7c; --phase-stream: #4a90e2;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--page); color: var(--text);
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
}
main { max-width: 1080px; margin: 0 auto; padding: 24px 16px 64px; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 20px 24px; margin: 0 0 20px; }
.verdict { border-top: 6px solid var(--tone); }
.red { --tone: var(--bad); } .warning { --tone: var(--warn); } .green { --tone: var(--good); }

.kicker { margin: 0; color: var(--muted); font-size: .8rem; letter-spacing: .08em; text-transform: uppercase; }
h1 { font-size: 1.55rem; line-height: 1.3; margin: 0 0 16px; text-wrap: balance; }
h2 { font-size: 1.15rem; line-height: 1.35; margin: 0 0 6px; }
p { margin: 0 0 12px; max-width: 75ch; }
.about { color: var(--muted); font-size: .92rem; }
.next { border-left: 4px solid var(--accent); padding-left: 12px; }
code { font: .9em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; background: color-mix(in srgb, var(--line) 45%, transparent); border-radius: 5px; padding: .1em .35em; overflow-wrap: anywhere; }
pre { overflow-x: auto; background: color-mix(in srgb, var(--line) 35%, transparent); border-radius: 8px; padding: 12px; }
pre code { background: none; padding: 0; }
a { color: var(--accent); }
.scroll { overflow-x: auto; margin: 0 0 14px; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .95rem; }
caption { text-align: left; color: var(--muted); padding-bottom: 4px; font-size: .85rem; }
th, td { padding: 6px 14px 6px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { font-weight: 600; }
.right { text-align: right; padding-left: 14px; padding-right: 0; }
ul { margin: 0 0 12px; padding-left: 1.2em; }
details > summary { cursor: pointer; font-weight: 600; padding: 4px 0; }
details.data-of { margin-top: 8px; font-size: .9rem; }
details.data-of > summary { color: var(--muted); font-weight: 400; }
.controls { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 12px 20px; background: var(--page); padding: 10px 0; margin-bottom: 10px; }
.controls:empty { display: none; }
select { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 4px 8px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
figure { margin: 0; }
.chart { min-height: 40px; }
.chart svg { display: block; max-width: 100%; height: auto; }
.chart figure { max-width: 100%; }
.empty { display: none; }
.mark { display: inline-block; width: .7em; height: .7em; border-radius: 50%; background: var(--mark); }
.mark.bad { --mark: var(--bad); border-radius: 2px; } .mark.warn { --mark: var(--warn); } .mark.good { --mark: var(--good); } .mark.plain { --mark: transparent; border: 2px solid var(--quiet); }
.toggle { font-size: .92rem; }
.base-key::before, .head-key::before { content: "●"; margin-right: .25em; }
.base-key { color: var(--base); } .head-key { color: var(--head); }
footer { color: var(--muted); font-size: .85rem; }
.opening { border-left: 6px solid var(--warn); }
@media (max-width: 600px) { .card { padding: 16px 14px; } h1 { font-size: 1.3rem; } .right { padding-left: 8px; } td, th { padding-right: 8px; } }
@media print {
  body { background: none; } .card { break-inside: avoid; border-color: #999; } .controls, .data-of, .toggle { display: none; }
}
`
