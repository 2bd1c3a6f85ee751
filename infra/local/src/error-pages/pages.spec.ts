import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { errorPages } from './pages.js';

const folder = resolve(__dirname, '../../../docs/errors');
const committed = () =>
  new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));

describe('infra/docs/errors', () => {
  it('is in step with the catalogue; `npm run errors` writes it anew', () => {
    expect(Object.fromEntries(committed())).toEqual(Object.fromEntries(errorPages()));
  });

  it('tells of each code its status and both texts', () => {
    const page = errorPages().get('auth.forbidden.md');
    expect(page).toContain('Status 403.');
    expect(page).toContain('Dutch: Alleen voor rol ops.');
    expect(page).toContain('English: Only for the role ops.');
  });
});
