import { Answer, gone, type StandIn } from '../stand-in.js';
import type { Thing, World } from '../world.js';
import { exactOnline } from './exact.js';

const DAY = 24;
const day = (world: World, days: number): string => world.time(DAY * days).slice(0, 10);
const GUID = '8f1d2c3b-4a5e-4f60-8a7b-0000000000';

const relation = (world: World, thing: Thing): Thing => ({
  id: `811a5825-96f4-4318-83c3-28409${world.next()}`,
  relatiesoort: ['Klant'],
  relatiecode: world.next(),
  naam: 'Bakkerij de Vries',
  email: 'sanne@voorbeeld.nl',
  telefoon: '+31301234567',
  mobieleTelefoon: null,
  kredietLimiet: 1000,
  kvkNummer: '12345678',
  btwNummer: 'NL123456789B01',
  iban: 'NL91ABNA0417164300',
  nonactief: false,
  ...thing,
});

const booked =
  (kind: string) =>
  ({ body }: Thing, world: World): Answer =>
    new Answer(201, world.put(`snelstart:${kind}`, { ...body, id: `${GUID}${world.next()}` }));

/** A page of a list with `$top` and `$skip`. */
const paged = (all: Thing[], query: URLSearchParams): Thing[] =>
  all.slice(Number(query.get('$skip') ?? 0)).slice(0, Number(query.get('$top') ?? 500));

/** Rows as the set-up of the workflows tells the customer to name them, whatever the connector is called. */
const afasRow = (world: World): Thing => ({
  DebtorId: '10001',
  DebtorName: 'Bakkerij de Vries',
  Email: 'sanne@voorbeeld.nl',
  Phone: '+31301234567',
  City: 'Utrecht',
  Blocked: false,
  InvoiceNo: '20260042',
  DueDate: `${day(world, -40)}T00:00:00Z`,
  Outstanding: 1210,
  ProjectId: 'P-12',
  Description: 'Nieuwe website',
  Manager: 'Joris Bakker',
  BudgetHours: 40,
  BookedHours: 36,
  EmployeeId: '2001',
  Name: 'Sanne de Vries',
  ContractHours: 40,
  TaskId: '9001',
  Type: 'Inkoopfactuur',
  Subject: 'Akkoord op factuur',
  AssignedTo: 'Joris Bakker',
  Since: `${day(world, -14)}T09:00:00`,
});

/** Books of Dutch companies. */
export const dutchBooks: readonly StandIn[] = [
  exactOnline,
  {
    name: 'SnelStart',
    hosts: ['auth.snelstart.nl', 'b2bapi.snelstart.nl'],
    source: 'SnelStartSoftware/B2B.client.v2.net, Operations; DataFix-B-V/n8n-nodes-snelstart, credentials',
    seed: (world) => {
      const of = world.put('snelstart:relaties', relation(world, {}));
      world.put(
        'snelstart:relaties',
        relation(world, { naam: 'Bakkerij De Vries B.V.', kredietLimiet: null }),
      );
      world.put('snelstart:verkoopfacturen', {
        id: `${GUID}21`,
        factuurnummer: '2026042',
        factuurDatum: `${day(world, -60)}T00:00:00`,
        vervalDatum: `${day(world, -40)}T00:00:00`,
        factuurBedrag: 1210,
        openstaandSaldo: 1210,
        relatie: { id: of.id, uri: `/v2/relaties/${of.id}` },
      });
      for (const [nummer, omschrijving] of [
        [4300, 'Kantoorkosten'],
        [8000, 'Omzet'],
      ])
        world.put('snelstart:grootboeken', { id: `${GUID}${nummer}`, nummer, omschrijving });
      world.put('snelstart:grootboekmutaties', {
        id: `${GUID}31`,
        grootboek: { id: `${GUID}4300`, uri: '/v2/grootboeken/1' },
        datum: `${day(world, -35)}T00:00:00`,
        debet: 250,
        credit: 0,
      });
    },
    routes: {
      'POST /b2b/token': (_, world) => ({
        access_token: world.secret,
        token_type: 'bearer',
        expires_in: 3600,
      }),
      'GET /v2/relaties/:id': ({ at }, world) => world.find('snelstart:relaties', at.id) ?? gone(),
      'POST /v2/relaties': ({ body }, world) =>
        new Answer(201, world.put('snelstart:relaties', relation(world, body))),
      'GET /v2/:kind': ({ at, query }, world) => paged(world.of(`snelstart:${at.kind}`), query),
      'POST /v2/inkoopboekingen/ubl': booked('inkoopboekingen'),
      'POST /v2/verkoopboekingen': booked('verkoopboekingen'),
      'POST /v2/memoriaalboekingen': booked('memoriaalboekingen'),
    },
  },
  {
    name: 'AFAS',
    hosts: ['*.rest.afas.online'],
    source: 'GarbageSlave/afas-connect, lib/classes/Connector.js; the columns are those of the customer',
    routes: {
      'GET /ProfitRestServices/connectors/:connector': ({ query }, world) => ({
        skip: Number(query.get('skip') ?? 0),
        take: Number(query.get('take') ?? 100),
        rows: Number(query.get('skip') ?? 0) > 0 ? [] : [afasRow(world)],
      }),
    },
  },
];
