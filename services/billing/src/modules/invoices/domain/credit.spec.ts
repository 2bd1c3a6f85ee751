import { dutch, line } from '../../../../test/issued.js';
import { creditLines, restLines } from './credit.js';
import { totalOf } from './invoice.js';

const invoice = { number: '2026-0001', lines: [line(2_900, 609)] };
const german = { percent: 19, country: 'DE', treatment: 'standard' } as const;

describe('the lines of a credit note', () => {
  it('are the invoice, when all of it goes back at once', () => {
    expect(creditLines(invoice, 0, 3_509)).toEqual([line(2_900, 609, { nature: 'refund' })]);
  });

  it('come to the amount to the cent, and together to the invoice, however it went back', () => {
    for (const parts of [
      [1, 3_508],
      [1_000, 1_000, 1_509],
      [3, 7, 11, 3_488],
    ]) {
      let before = 0;
      const sums = { net_cents: 0, vat_cents: 0 };
      for (const cents of parts) {
        const one = totalOf(creditLines(invoice, before, cents));
        expect(one.total_cents).toBe(cents);
        expect(Math.abs(one.vat_cents - (cents * 21) / 121)).toBeLessThanOrEqual(1);
        before += cents;
        sums.net_cents += one.net_cents;
        sums.vat_cents += one.vat_cents;
      }
      expect(sums).toEqual({ net_cents: 2_900, vat_cents: 609 });
    }
  });

  it('keep what was charged at each rate apart', () => {
    const mixed = {
      number: '2026-0002',
      lines: [line(10_000, 2_100), line(10_000, 1_900, { rate: german })],
    };
    const halves = creditLines(mixed, 0, 12_000);
    expect(halves.map(({ rate, net_cents, vat_cents }) => [rate, net_cents + vat_cents])).toEqual([
      [dutch, 6_050],
      [german, 5_950],
    ]);
    const rest = creditLines(mixed, 12_000, 12_000);
    expect(totalOf([...halves, ...rest])).toEqual({
      net_cents: 20_000,
      vat_cents: 4_000,
      total_cents: 24_000,
    });
  });

  it('are refused above what is left', () => {
    expect(() => creditLines(invoice, 3_000, 510)).toThrow('of invoice 2026-0001: 3000 of 3509 have');
    expect(() => creditLines(invoice, 0, 0)).toThrow();
  });
});

describe('the lines of credit for unused time', () => {
  const rest = { nature: 'rest' } as const;
  // Two plans of which time is left, and a month of a third that was paid with it at once.
  const lines = [line(29_000, 6_090, rest), line(19_833, 4_165, rest), line(-9_900, -2_079)];
  const whole = totalOf(lines).total_cents;

  it('are those of the provider, where one invoice came to all of it', () => {
    expect(restLines(lines, 0, whole)).toEqual(lines);
  });

  it('come to what each invoice has room for, and together to the cent; what was paid stands once', () => {
    const parts = [24_000, 1, 20_000, whole - 44_001];
    let before = 0;
    const notes = parts.map((cents) => {
      const note = restLines(lines, before, cents);
      before += cents;
      expect(totalOf(note).total_cents).toBe(cents);
      for (const amount of Object.values(totalOf(note))) expect(amount).toBeGreaterThanOrEqual(0);
      return note;
    });
    expect(totalOf(notes.flat())).toEqual(totalOf(lines));
    expect(notes.map((note) => note.filter(({ nature }) => nature === 'sale').length)).toEqual([1, 0, 0, 0]);
  });
});
