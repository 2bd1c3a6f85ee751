import { loggedPath } from './logger.js';

it.each([
  ['/api/things?token=x', '/api/things'],
  ['/api/n8n/abc/templates/search?page=1', '/api/n8n/…/templates/search'],
  ['/api/n8n/abc', '/api/n8n/…'],
  ['/api/n8n', '/api/n8n'],
])('%s is logged as %s', (url, path) => {
  expect(loggedPath(url, ['/api/n8n/'])).toBe(path);
});
