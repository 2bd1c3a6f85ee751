import { type Line, type RateTotal, totalsByRate } from './invoice.js';

/** Integer cents, rounded half up; of numbers that are not below zero. */
const share = (part: number, of: number, whole: number): number =>
  Math.floor((part * of * 2 + whole) / (whole * 2));

/** What of an amount falls to each rate, and how much of that is VAT, when so much of an invoice has gone back. */
function splitAt(totals: readonly RateTotal[], backCents: number): RateTotal[] {
  const whole = totals.reduce((sum, { net_cents, vat_cents }) => sum + net_cents + vat_cents, 0);
  let left = backCents;
  return totals.map(({ rate, net_cents, vat_cents }, at) => {
    const gross = net_cents + vat_cents;
    const mine = at === totals.length - 1 ? left : share(backCents, gross, whole);
    left -= mine;
    const vat = gross === 0 ? 0 : share(mine, vat_cents, gross);
    return { rate, net_cents: mine - vat, vat_cents: vat };
  });
}

/**
 * The lines of a credit note, one for each rate. They come to the amount to the cent, and all credit notes of an invoice that
 * went back whole come to the invoice: each is the difference of what has gone back after and before it.
 * @param number of the invoice @param beforeCents what has gone back of it already, VAT included
 * @throws Error when more would go back than the invoice came to
 */
export function creditLines(
  { number, lines }: { readonly number: string; readonly lines: readonly Line[] },
  beforeCents: number,
  amountCents: number,
): Line[] {
  const totals = totalsByRate(lines);
  const whole = totals.reduce((sum, { net_cents, vat_cents }) => sum + net_cents + vat_cents, 0);
  if (amountCents <= 0 || beforeCents + amountCents > whole)
    throw new Error(
      `${amountCents} cents cannot go back of invoice ${number}: ${beforeCents} of ${whole} have`,
    );
  const [before, after] = [splitAt(totals, beforeCents), splitAt(totals, beforeCents + amountCents)];
  return after.flatMap(({ rate, net_cents, vat_cents }, at) => {
    const line = {
      net_cents: net_cents - (before[at]?.net_cents ?? 0),
      vat_cents: vat_cents - (before[at]?.vat_cents ?? 0),
    };
    return line.net_cents === 0 && line.vat_cents === 0
      ? []
      : [{ nature: 'refund' as const, name: lines[0]?.name ?? '', period: null, rate, ...line }];
  });
}
