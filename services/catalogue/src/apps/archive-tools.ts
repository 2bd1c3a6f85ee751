import { pick } from '../dsl/apps.js';
import { say, tool } from '../dsl/index.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Port } from '../kit/ports.js';
import { airtable, airtableTarget, googleSheets } from './office-tables.js';
import { spreadsheet } from './values.js';

/** An archive of posts that an assistant searches by itself. */
export interface ArchiveTool extends Port {
  search(name: string, to: string): NodeSpec;
}
export const sheetsTool: ArchiveTool = {
  app: googleSheets,
  search: (name, to) =>
    tool(name, to, 'googleSheetsTool', 4.7, {
      resource: 'sheet',
      operation: 'read',
      documentId: pick(spreadsheet, 'url'),
      sheetName: pick(say('Archief', 'Archive'), 'name'),
      options: {},
    }),
};
export const airtableTool: ArchiveTool = {
  app: airtable,
  search: (name, to) =>
    tool(name, to, 'airtableTool', 2.2, {
      resource: 'record',
      operation: 'search',
      ...airtableTarget(say('Archief', 'Archive')),
      returnAll: false,
      limit: 100,
      // The whole archive would be too long for a model: the best of it, or the latest.
      sort: {
        property: [
          {
            field: `={{ $fromAI('beste', ${say("'true voor de berichten die het best liepen, false voor de nieuwste'", "'true for the posts that did best, false for the latest'")}, 'boolean') ? 'Likes' : '${say('Datum', 'Date')}' }}`,
            direction: 'desc',
          },
        ],
      },
      options: {},
    }),
};
