/** What a customer can know of an order: a plan, or the number of a payment or an invoice. */
const plans =
  /^(starter|launch special|professional|enterprise|lifetime( pro)?|vip onboarding|custom workflow)$/i;
/** Of a payment as Stripe makes them, of an invoice, and our own. */
const numbers =
  /^((cs|in|sub|pi|ch)_(test_|live_)?[A-Za-z0-9]{12,66}|[A-Z0-9]{8}-0[0-9]{3}|(HER|VRG)-[0-9A-Z]{4}-[0-9A-Z]{4})$/;
/** What somebody could read in it: a word, or a telephone number. Few made-up ids hold one; those are not repeated. */
const legible = /[a-z]{5}|[A-Z]{5}|[A-Z][a-z]{4}|[0-9]{5}/;
/** Letters alone could spell anything; made-up ids of such a length without a digit are rare. */
const digitless = /[A-Za-z]{12}/;

/**
 * An order as a receipt may repeat it. Nobody has to be signed in to withdraw, so the receipt may go to anybody: what is
 * not one of our plans or numbers is kept and read by us, and not mailed on.
 * @returns null for anything else
 */
export function orderShown(order: string): string | null {
  const text = order.trim().replace(/\s+/g, ' ');
  const number = numbers.test(text) && !legible.test(text) && !digitless.test(text);
  return number || plans.test(text) ? text : null;
}
