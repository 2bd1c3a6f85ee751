/**
 * A line of Code that gives it `asTime(value)`: reads a day with a time as tables hold it, be it ISO, 2026-12-31 9:00,
 * 31-12-2026 09:00, in seconds or as Excel counts days (46387.375); of anything else it gives a date that is not valid.
 */
export const AS_TIME =
  "const asTime = (v) => { const s = String(v ?? '').trim(); const iso = DateTime.fromISO(s); if (/^\\d{4}-/.test(s) && iso.isValid) return iso; if (/^\\d{9,10}$/.test(s)) return DateTime.fromSeconds(Number(s)); if (/^\\d{5}([.]\\d+)?$/.test(s)) { const minuten = Math.round((Number(s) % 1) * 1440); return DateTime.fromISO('1899-12-30').plus({ days: Math.floor(Number(s)) }).set({ hour: Math.floor(minuten / 60), minute: minuten % 60 }); } const m = /^(?:(\\d{4})-(\\d{1,2})-(\\d{1,2})|(\\d{1,2})[-/](\\d{1,2})[-/](\\d{4}))(?:[ T,]+(\\d{1,2}):(\\d{2}))?/.exec(s); return m ? DateTime.fromObject({ year: Number(m[1] ?? m[6]), month: Number(m[2] ?? m[5]), day: Number(m[3] ?? m[4]), hour: Number(m[7] ?? 0), minute: Number(m[8] ?? 0) }) : DateTime.invalid('unreadable'); };";
