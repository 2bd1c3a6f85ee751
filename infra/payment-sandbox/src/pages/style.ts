/** The stylesheet of all pages: the product's colours, the system's own fonts. */
export const style = `
:root {
  --paper: #F3F4F0; --surface: #FFFFFF; --sunken: #EAECE6; --line: #DBDED7; --line-strong: #7D838E;
  --ink: #10141F; --ink-2: #434958; --ink-3: #5F6574;
  --signal: #1B3FD6; --signal-hover: #1632B0; --on-signal: #FFFFFF; --signal-ink: #1B3FD6; --signal-wash: #F0F3FD;
  --danger-ink: #A01F18; --danger-soft: #FBE5E2; --danger: #C22F26;
  --warning-ink: #6F4A00; --warning-soft: #FAEDC8; --success-ink: #0F6239; --success-soft: #DDF1E5;
  color-scheme: light;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0A0D14; --surface: #10141E; --sunken: #070910; --line: #222836; --line-strong: #6A7286;
    --ink: #ECEEF4; --ink-2: #B6BCCB; --ink-3: #8F97AA;
    --signal: #2F5CF2; --signal-hover: #2650DC; --on-signal: #FFFFFF; --signal-ink: #90ABFF; --signal-wash: #121830;
    --danger-ink: #FF978F; --danger-soft: #381715; --danger: #EE5D53;
    --warning-ink: #EBC264; --warning-soft: #2E240A; --success-ink: #66D6A0; --success-soft: #0F2A20;
    color-scheme: dark;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif; }
h1, h2, h3, p, dl, dd, fieldset, ul { margin: 0; padding: 0; }
h1 { font-size: 1.0625rem; font-weight: 600; line-height: 1.35; }
h2 { font-size: 1.125rem; font-weight: 650; line-height: 1.3; }
a { color: var(--signal-ink); text-underline-offset: .18em; }
:focus-visible { outline: 2px solid var(--signal-ink); outline-offset: 2px; }
.testmark { background: var(--warning-soft); color: var(--warning-ink); text-align: center; padding: .5rem 1rem; font-size: .875rem; font-weight: 600; }
.checkout { display: grid; max-width: 68rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; gap: 1.75rem; }
@media (min-width: 56rem) {
  .checkout { grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr); gap: 4.5rem; padding: 4rem 2rem 5rem; align-items: start; }
  .summary { position: sticky; top: 2rem; }
}
@media (min-width: 100rem) { .checkout { max-width: 76rem; gap: 7rem; padding-top: 6rem; } }
.merchant { display: flex; align-items: center; justify-content: space-between; gap: 1rem; margin-bottom: 1.75rem; font-weight: 680; letter-spacing: -.01em; }
.merchant a { font-weight: 400; font-size: .875rem; }
.price { font-size: clamp(2rem, 1.6rem + 1.8vw, 2.75rem); font-weight: 680; letter-spacing: -.025em; line-height: 1.1; font-variant-numeric: tabular-nums; margin: .375rem 0 .25rem; }
.quiet { color: var(--ink-3); font-size: .875rem; }
.amounts { margin-top: 1.75rem; border-top: 1px solid var(--line); font-variant-numeric: tabular-nums; }
.amounts > div { display: flex; justify-content: space-between; gap: 1rem; padding: .625rem 0; border-bottom: 1px solid var(--line); }
.amounts .total { font-weight: 680; border-bottom: 0; font-size: 1.0625rem; }
.amounts dd { text-align: right; white-space: nowrap; }
.panel { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 1.25rem; }
@media (min-width: 40rem) { .panel { padding: 2rem; } }
form { display: grid; gap: 1.25rem; }
fieldset { border: 0; min-width: 0; }
legend { padding: 0; font-weight: 600; margin-bottom: .5rem; }
.field { display: grid; gap: .3125rem; align-content: start; }
label { font-size: .875rem; font-weight: 560; }
input[type=text], input[type=email], select { width: 100%; min-height: 44px; padding: .5rem .75rem; font: inherit; color: var(--ink); background: var(--surface); border: 1px solid var(--line-strong); border-radius: 6px; }
input[aria-invalid=true] { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger); }
.error { color: var(--danger-ink); font-size: .875rem; }
.alert { background: var(--danger-soft); color: var(--danger-ink); border-radius: 6px; padding: .75rem 1rem; font-size: .9375rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; }
.method { border: 1px solid var(--line-strong); border-bottom-width: 0; }
.method:first-of-type { border-radius: 6px 6px 0 0; }
.method:last-of-type { border-radius: 0 0 6px 6px; border-bottom-width: 1px; }
.method:only-of-type { border-radius: 6px; }
.choice { display: flex; align-items: center; gap: .75rem; min-height: 48px; padding: .5rem 1rem; font-size: 1rem; cursor: pointer; }
.choice input { width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--signal); }
.inside { display: grid; gap: 1rem; padding: .25rem 1rem 1.125rem; }
.method:has(.choice input:not(:checked)) .inside { display: none; }
.method:has(.choice input:checked) { background: var(--signal-wash); }
button, .button { display: inline-flex; justify-content: center; align-items: center; min-height: 48px; padding: .5rem 1.25rem; font: inherit; font-weight: 620; color: var(--on-signal); background: var(--signal); border: 1px solid transparent; border-radius: 6px; cursor: pointer; text-decoration: none; }
button:hover, .button:hover { background: var(--signal-hover); }
button.second { color: var(--ink); background: transparent; border-color: var(--line-strong); }
button.second:hover { background: var(--sunken); }
.order button { width: 100%; }
.order { display: grid; gap: .75rem; }
details { border-top: 1px solid var(--line); margin-top: 1.75rem; padding-top: 1rem; font-size: .875rem; }
summary { cursor: pointer; font-weight: 600; min-height: 24px; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; margin-top: .5rem; font-size: .875rem; }
th, td { text-align: left; padding: .375rem .75rem .375rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--ink-3); font-weight: 560; white-space: nowrap; }
code { font-family: ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace; font-size: .8125rem; overflow-wrap: anywhere; }
td code.number { white-space: nowrap; }
.narrow { max-width: 30rem; margin: 0 auto; padding: 3rem 1rem; display: grid; gap: 1.25rem; }
.bank { border-top: 4px solid var(--signal); }
.stack { display: grid; gap: 1rem; }
.buttons { display: grid; gap: .75rem; }
.wide { max-width: 90rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; display: grid; gap: 2.25rem; }
.wide h1 { font-size: 1.5rem; }
.tag { display: inline-block; padding: 0 .5rem; border-radius: 999px; font-size: .8125rem; background: var(--sunken); color: var(--ink-2); white-space: nowrap; }
.tag.good { background: var(--success-soft); color: var(--success-ink); }
.tag.bad { background: var(--danger-soft); color: var(--danger-ink); }
.tag.wait { background: var(--warning-soft); color: var(--warning-ink); }
.inline { display: inline; }
.inline button { min-height: 32px; padding: 0 .75rem; font-size: .875rem; }
@media print { .testmark, .noprint { display: none; } body { background: #fff; color: #000; } }
`;
