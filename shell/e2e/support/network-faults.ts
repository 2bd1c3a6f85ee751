import type { Route } from 'playwright-core';

// What becomes of a file between browser and edge.

export const script = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });
export const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: '' });
export const hang = () => undefined;
export const altered = (more: string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n${more}` });
};
