import type { CatalogueWorkflow } from '@stroomwerk/catalogue';
import type { ZipLink } from '@stroomwerk/contracts/library';
import { VersionsResponse, WorkflowCanvas, WorkflowDetail } from '@stroomwerk/contracts/library';
import { sealFor } from '@stroomwerk/kernel/signing';
import { testSecret } from '@stroomwerk/kernel/testing';
import { strFromU8, unzipSync } from 'fflate';
import type { LibraryApp, TestUser } from '../../../../test/library-app.js';
import { ours, shipped } from '../../../../test/shipped.js';
import { member, smallLibrary, smallNames } from '../../../../test/stock.js';
import { templatesBy } from '../../gallery/persistence/templates.js';
import { Importer } from '../../importing/application/importer.js';
import { catalogueDrafts } from '../../importing/domain/catalogue-draft.js';
import { holdLibrary } from '../../importing/persistence/shelf.repository.js';
import { packNumbers, type ZipLinkClaims } from '../domain/zip-link.js';

const [imported = ''] = smallNames(1);
// Real: HTTP through the whole service on PostgreSQL 18, and the importer that fills it.
describe('a workflow with a file in each language', () => {
  let library: LibraryApp;
  let user: TestUser;
  const place = (entry: CatalogueWorkflow) =>
    holdLibrary(library.database, (manager) =>
      library.app.get(Importer).place(manager, catalogueDrafts([entry]), new Set()),
    );
  beforeEach(async () => {
    library = await smallLibrary(1);
    user = await member(library);
    await place(shipped('Dag', 'Hello'));
  });
  afterEach(() => library.close());

  const path = (rest = '', of = ours) => `/api/workflows-library/${of}${rest}`;
  const get = (url: string, language = 'nl') => library.get(url, user, { 'accept-language': language });
  /** The name under which it is saved, and what stands in it. */
  const download = async (rest: string, language = 'nl', of = ours) => {
    const { status, headers, text } = await get(path(`/${rest}`, of), language);
    const [, name = ''] = /filename="([^"]+)"/.exec(String(headers['content-disposition'])) ?? [];
    return { status, name, steps: [...text.matchAll(/"name": "([^"]+)"/g)].map(([, found]) => found) };
  };
  const dutch = { status: 200, name: ours, steps: expect.arrayContaining(['Nieuwe mail', 'Meld']) };
  const english = {
    status: 200,
    name: 'melding.en.json',
    steps: expect.arrayContaining(['New mail', 'Report']),
  };

  it('is downloaded in the language of the reader, or the one that is asked for', async () => {
    expect(await download('download')).toEqual(dutch);
    expect(await download('download', 'en')).toEqual(english);
    expect(await download('download?lang=en')).toEqual(english);
    expect(await download('download?lang=nl', 'en')).toEqual(dutch);
    expect(await download('download', 'en', imported)).toMatchObject({ status: 200, name: imported });
    expect((await get(path('/download?lang=fr'))).status).toBe(400);
  });

  it('shows its steps in the language of the reader, and in which it can be had', async () => {
    const detail = async (language: string, of = ours) =>
      WorkflowDetail.parse((await get(path('', of), language)).body);
    const [nl, en, other] = [await detail('nl'), await detail('en'), await detail('en', imported)];
    const names = ({ steps }: WorkflowDetail) => steps.map(({ name }) => name);
    expect([names(nl), names(en), names(other)]).toEqual([
      ['Nieuwe mail', 'Meld'],
      ['New mail', 'Report'],
      ['Bij nieuwe mail', 'Meld'],
    ]);
    expect([nl.languages, en.languages, other.languages]).toEqual([['nl', 'en'], ['nl', 'en'], ['nl']]);
    expect(en.content_hash).not.toBe(nl.content_hash);
    const canvas = WorkflowCanvas.parse((await get(path('/canvas'), 'en')).body);
    expect(canvas.nodes.map(({ name }) => name)).toEqual(['New mail', 'Report']);
    const [template] = await templatesBy(library.database, 'filename', [ours], 'en');
    expect(template?.flow.nodes.map(({ name }) => name)).toEqual(['New mail', 'Report']);
  });

  it('is in an archive in the language of the reader, the one asked for, or Dutch behind an older link', async () => {
    const zip = async (body: object, language: string) => {
      const headers = { 'accept-language': language, authorization: `Bearer ${library.token(user)}` };
      const asked = await library.app.inject({
        ...{ method: 'POST', url: '/api/workflows-library/zip', headers },
        payload: { filenames: [ours], ...body },
      });
      return open(asked.json<ZipLink>().url);
    };
    const open = async (url: string) => {
      const { rawPayload } = await library.app.inject({ method: 'GET', url });
      return strFromU8(unzipSync(rawPayload)[ours] ?? new Uint8Array());
    };
    expect(await zip({}, 'en')).toContain('"New mail"');
    expect(await zip({ lang: 'nl' }, 'en')).toContain('"Nieuwe mail"');
    const [row] = await library.database.query<{ number: number }[]>(
      'select number from library.workflow where filename = $1',
      [ours],
    );
    const exp = library.clock.now().getTime() / 1_000 + 60;
    const earlier = await member(library, library.userOfBefore());
    const older = { user: earlier.userId, numbers: packNumbers([row?.number ?? 0]), exp };
    const token = sealFor<ZipLinkClaims>(testSecret, 'library-zip').seal(older);
    expect(await open(`/api/workflows-library/zips/${token}`)).toContain('"Nieuwe mail"');
  });

  it('is another version where either file changes, and none where the English one is new', async () => {
    const versions = async (language: string) =>
      VersionsResponse.parse((await get(path('/versions'), language)).body).versions;
    await place(shipped('Dag', 'Good morning'));
    expect((await versions('en')).map(({ version, changes }) => [version, changes.changed.length])).toEqual([
      [2, 1],
      [1, 0],
    ]);
    expect((await versions('nl'))[0]?.changes.changed).toEqual([]);
    expect(await download('versions/1/download?lang=en')).toMatchObject({ name: 'melding-v1.en.json' });
    expect(await download('versions/1/download')).toMatchObject({ name: 'melding-v1.json' });

    // One of them has no English file: what cannot be laid side by side is told of the Dutch ones.
    await place(shipped('Goedemorgen', null));
    expect((await versions('en'))[0]?.changes.changed.map(({ step }) => step)).toEqual(['Meld']);
    await place(shipped('Goedemorgen', 'Morning'));
    const told = await versions('en');
    expect(told.map(({ version }) => version)).toEqual([3, 2, 1]);
    expect(told[0]?.changes.changed.map(({ step }) => step)).toEqual(['Report']);
  });
});
