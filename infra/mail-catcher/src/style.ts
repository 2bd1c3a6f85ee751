/** The product's colours on the system's fonts. */
export const style = `
:root { --paper: #F3F4F0; --surface: #FFFFFF; --line: #DBDED7; --line-strong: #7D838E; --ink: #10141F; --ink-3: #5F6574; --signal: #1B3FD6; --signal-ink: #1B3FD6; --warning-ink: #6F4A00; --warning-soft: #FAEDC8; color-scheme: light; }
@media (prefers-color-scheme: dark) { :root { --paper: #0A0D14; --surface: #10141E; --line: #222836; --line-strong: #6A7286; --ink: #ECEEF4; --ink-3: #8F97AA; --signal: #2F5CF2; --signal-ink: #90ABFF; --warning-ink: #EBC264; --warning-soft: #2E240A; color-scheme: dark; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.2; overflow-wrap: anywhere; }
h2 { font-size: 1.0625rem; margin: 2rem 0 .5rem; }
a { color: var(--signal-ink); overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--signal-ink); outline-offset: 2px; }
.mark { margin: 0; background: var(--warning-soft); color: var(--warning-ink); text-align: center; padding: .5rem 1rem; font-size: .875rem; font-weight: 600; }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 1rem 0; }
label { display: grid; gap: .25rem; font-size: .875rem; }
input { min-height: 40px; padding: .25rem .75rem; font: inherit; color: var(--ink); background: var(--surface); border: 1px solid var(--line-strong); border-radius: 6px; }
button { min-height: 40px; padding: 0 1rem; font: inherit; font-weight: 600; color: #fff; background: var(--signal); border: 0; border-radius: 6px; cursor: pointer; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; }
th, td { text-align: left; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th, dt { color: var(--ink-3); font-weight: 560; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { background: var(--surface); border: 1px solid var(--line); border-radius: 6px; padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; font: .875rem/1.55 ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace; }
iframe { width: 100%; height: 34rem; border: 1px solid var(--line); border-radius: 6px; background: #fff; }
`;
