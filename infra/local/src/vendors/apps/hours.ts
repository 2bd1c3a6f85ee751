import type { StandIn } from '../stand-in.js';
import type { Thing, World } from '../world.js';

const HOURS_OF_WEEK = 168;
/** What somebody worked last week. */
const lastWeek = (world: World): { readonly start: string; readonly end: string } => {
  const monday =
    Math.floor((world.now / 3_600_000 - 96) / HOURS_OF_WEEK) * HOURS_OF_WEEK + 96 - HOURS_OF_WEEK;
  const at = (hours: number): string => new Date((monday + hours) * 3_600_000).toISOString();
  return { start: at(9), end: at(12) };
};
const clockifyEntry = (world: World): Thing => {
  const { start, end } = lastWeek(world);
  return {
    _id: '64c777ddd3fcab07cfbb210c',
    id: '64c777ddd3fcab07cfbb210c',
    description: 'Ontwerp van de voorpagina',
    userId: '5a0ab5acb07987125438b60f',
    userName: 'Sanne de Vries',
    user: { id: '5a0ab5acb07987125438b60f', name: 'Sanne de Vries' },
    projectId: '25b687e29ae1f428e7ebe123',
    projectName: 'Nieuwe website',
    project: { id: '25b687e29ae1f428e7ebe123', name: 'Nieuwe website' },
    clientName: 'Bakkerij de Vries',
    billable: true,
    timeInterval: { start, end, duration: 10_800 },
  };
};

/** Who keeps the hours that people work. */
export const hours: readonly StandIn[] = [
  {
    name: 'Clockify',
    hosts: ['reports.api.clockify.me', 'api.clockify.me'],
    source: 'apet97/clockify-ts-sdk, spec/corrected/clockify.corrected.openapi.yaml; n8n nodes/Clockify',
    routes: {
      'POST /v1/workspaces/:workspace/reports/detailed': ({ body }, world) => ({
        totals: [{ totalTime: 10_800, entriesCount: 1 }],
        timeentries: Number(body.detailedFilter?.page ?? 1) > 1 ? [] : [clockifyEntry(world)],
      }),
      'GET /api/v1/user': () => ({ id: '5a0ab5acb07987125438b60f', name: 'Sanne de Vries' }),
      'GET /api/v1/workspaces/:workspace/user/:user/time-entries': (_, world) => {
        const entry = clockifyEntry(world);
        return [{ ...entry, timeInterval: { ...entry.timeInterval, duration: 'PT3H' } }];
      },
    },
  },
  {
    name: 'Harvest',
    hosts: ['api.harvestapp.com'],
    source: 'docs.rs/harvest-api, src/request/list_time_entries.rs; n8n nodes/Harvest',
    routes: {
      'GET /v2/time_entries': (_, world) => ({
        time_entries: [
          {
            id: 636709355,
            spent_date: lastWeek(world).start.slice(0, 10),
            hours: 3,
            notes: 'Ontwerp van de voorpagina',
            billable: true,
            user: { id: 1782959, name: 'Sanne de Vries' },
            client: { id: 5735776, name: 'Bakkerij de Vries', currency: 'EUR' },
            project: { id: 14307913, name: 'Nieuwe website', code: 'NW' },
            task: { id: 8083365, name: 'Ontwerp' },
          },
        ],
        per_page: 100,
        total_pages: 1,
        next_page: null,
        page: 1,
      }),
    },
  },
  {
    name: 'Toggl Track',
    hosts: ['api.track.toggl.com'],
    source: 'engineering.toggl.com/docs/track/reports/detailed_reports; n8n nodes/Toggl',
    routes: {
      'POST /reports/api/v3/workspace/:workspace/search/time_entries': (_, world) => [
        {
          user_id: 6,
          username: 'Sanne de Vries',
          project_id: 7,
          project_name: 'Nieuwe website',
          description: 'Ontwerp van de voorpagina',
          billable: true,
          time_entries: [
            {
              id: 1,
              seconds: 10_800,
              start: lastWeek(world).start,
              stop: lastWeek(world).end,
              at: world.time(-1),
            },
          ],
        },
      ],
      'GET /api/v9/me/time_entries': (_, world) => [
        {
          id: 1,
          workspace_id: 1234567,
          project_id: 7,
          user_id: 6,
          description: 'Ontwerp van de voorpagina',
          start: world.time(-3),
          stop: world.time(),
          duration: 10_800,
          tags: [],
        },
      ],
    },
  },
];
