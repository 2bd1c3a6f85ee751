import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { ZipLink } from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal, SERVICE_ENV } from '@stroomwerk/kernel';
import { type Seal, sealFor } from '@stroomwerk/kernel/signing';
import { DataSource } from 'typeorm';
import type { LibraryEnv } from '../../../env.js';
import { Access } from '../../entitlements/application/access.js';
import type { Flow } from '../../workflows/domain/n8n.js';
import { emptyTable, templateNames } from '../../workflows/domain/table-template.js';
import { tablesIn } from '../../workflows/domain/tables.js';
import { settingsIn } from '../../workflows/domain/texts.js';
import {
  entryNames,
  packNumbers,
  unpackNumbers,
  type ZipLinkClaims,
  zipLinkMinutes,
  zipLinkPurpose,
} from '../domain/zip-link.js';
import { numbered, workflowFile } from '../persistence/files.js';
import { Taking } from './taking.js';
import { type ZipFile, zipOf } from './zip-stream.js';

const milliseconds = 1_000;
/** Where the empty tables stand in an archive, beside the files that n8n imports. */
const tableFolders: Record<Language, string> = { nl: 'tabellen', en: 'tables' };

/** A selection as one archive, behind an address that is signed and ends. */
@Injectable()
export class Zips {
  private readonly seal: Seal<ZipLinkClaims>;

  constructor(
    private readonly database: DataSource,
    private readonly access: Access,
    private readonly taking: Taking,
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) env: LibraryEnv,
  ) {
    this.seal = sealFor(env.ZIP_LINK_SECRET, zipLinkPurpose);
  }

  /**
   * The address of the archive, its files in a language where they have one in that. What is not in the library is left out; `count` tells how many there are.
   * @throws AppError library.subscription_required, library.workflow_not_found where none is left,
   *   library.too_many_downloads
   */
  async link(user: Principal, filenames: readonly string[], lang: Language): Promise<ZipLink> {
    await this.access.require(user);
    const files = await numbered(this.database, 'filename', filenames);
    if (files.length === 0) throw new AppError('library.workflow_not_found');
    await this.taking.refuseTooMany(this.database, user.userId, files.length);
    const exp = Math.floor(this.clock.now().getTime() / milliseconds) + zipLinkMinutes * 60;
    const numbers = packNumbers(files.map(({ number }) => number));
    const claims = { user: user.userId, account: user.accountId, numbers, exp, lang };
    return {
      url: `/api/workflows-library/zips/${this.seal.seal(claims)}`,
      expires_at: new Date(exp * milliseconds).toISOString(),
      count: files.length,
    };
  }

  /**
   * The archive of a link, without a login. All of it is recorded before the first byte leaves.
   * @throws AppError library.zip_link_invalid, library.subscription_required where the plan ended meanwhile,
   *   library.too_many_downloads
   */
  async open(token: string): Promise<{ name: string; bytes: AsyncIterable<Uint8Array> }> {
    const claims = this.seal.open(token);
    const now = this.clock.now();
    if (claims === null || claims.exp * milliseconds <= now.getTime())
      throw new AppError('library.zip_link_invalid');
    const by = { userId: claims.user, accountId: claims.account ?? claims.user };
    await this.access.require(by);
    const files = await numbered(this.database, 'number', unpackNumbers(claims.numbers));
    if (files.length === 0) throw new AppError('library.zip_link_invalid');
    await this.database.transaction((manager) => this.taking.record(manager, { by, files, via: 'zip' }));
    const names = entryNames(files.map(({ filename }) => filename));
    const parts = files.map(
      ({ filename }, at) =>
        () =>
          this.filesOf(filename, names[at] ?? filename, claims.lang ?? 'nl'),
    );
    return { name: `workflows-${now.toISOString().slice(0, 10)}.zip`, bytes: zipOf(parts, now) };
  }
  /** A workflow as it stands in an archive: its file, and an empty one of each table to start from. */
  private async filesOf(filename: string, name: string, lang: Language): Promise<ZipFile[]> {
    const workflow = await workflowFile(this.database, filename, lang);
    if (workflow === undefined) return [];
    const labels = settingsIn(workflow.settings, lang).map(({ label }) => label);
    const tables = tablesIn(JSON.parse(workflow.file) as Flow, labels);
    const templates = templateNames(tables);
    const folder = `${tableFolders[lang]}/${name.replace(/\.json$/i, '')}`;
    return [
      { name, text: workflow.file },
      ...tables.map((table, at) => ({ name: `${folder}/${templates[at]}`, text: emptyTable(table, lang) })),
    ];
  }
}
