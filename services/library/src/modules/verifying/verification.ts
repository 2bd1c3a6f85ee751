import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Importer } from '../importing/application/importer.js';
import { lockLibrary } from '../importing/index.js';

/** What a check of exported files found: for each filename whether n8n opens it. */
export const CheckResults = z.object({
  n8n: z.string().regex(/^\d+\.\d+\.\d+$/),
  files: z.record(z.string(), z.object({ content: z.string(), opens: z.boolean() })),
});
export type CheckResults = z.infer<typeof CheckResults>;

export interface Recorded {
  readonly verified: number;
  readonly failed: number;
}

/** Notes on each workflow the n8n version that it was checked against (decisions.md, "The library's content is ours"). */
@Injectable()
export class Verification {
  constructor(
    private readonly database: DataSource,
    private readonly importer: Importer,
  ) {}

  /**
   * Records a check. A workflow that n8n does not open loses its mark; one that changed since the check keeps what it
   * had. `library.changed` follows, since the count of active workflows may be another.
   */
  async record(results: CheckResults): Promise<Recorded> {
    const files = Object.entries(results.files).map(([filename, { content, opens }]) => ({
      filename,
      content,
      opens,
    }));
    return this.database.transaction(async (manager) => {
      await lockLibrary(manager);
      await manager.query(
        `update library.workflow w set verified = c.opens,
           checked_with_n8n = case when c.opens then $2 end
         from jsonb_to_recordset($1::jsonb) as c (filename text, content text, opens boolean)
         where w.filename = c.filename and encode(sha256(convert_to(w.file, 'UTF8')), 'hex') = c.content
           and (w.verified is distinct from c.opens or w.checked_with_n8n is distinct from case when c.opens then $2 end)`,
        [JSON.stringify(files), results.n8n],
      );
      await this.importer.announce(manager);
      const verified = files.filter(({ opens }) => opens).length;
      return {
        verified,
        failed: files.length - verified,
      };
    });
  }
}
