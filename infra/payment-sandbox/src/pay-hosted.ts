/** The well-known test card that succeeds; fields given override it. */
const defaults = {
  method: 'card',
  email: 'klant@example.nl',
  number: '4242 4242 4242 4242',
  expiry: '12 / 40',
  cvc: '123',
  name: 'A. Klant',
  line1: 'Keizersgracht 1',
  postal_code: '1015 CJ',
  city: 'Amsterdam',
  country: 'NL',
};

/**
 * Fills in the hosted page as a customer would; for tests of services that have no browser.
 * @param sessionUrl the `url` of the checkout session
 * @returns the status (303 when it went through) and where the browser is sent
 */
export async function payHosted(
  sessionUrl: string,
  fields: Partial<typeof defaults> & Record<string, string> = {},
): Promise<{ status: number; location: string | null; body: string }> {
  const response = await fetch(sessionUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...defaults, ...fields }),
  });
  return { status: response.status, location: response.headers.get('location'), body: await response.text() };
}
