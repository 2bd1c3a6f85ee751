import { file, gone, type StandIn } from '../stand-in.js';
import type { Thing, World } from '../world.js';

const HOURS = 24;
const compact = (day: string): string => day.slice(0, 10).replaceAll('-', '');

/** An address of the register by what is searched: with a postcode and a number those, else one in Utrecht. */
function addressOf(asked: string): Thing {
  const [, code = '3511AA', number = '1', more = ''] =
    /(\d{4} ?[A-Z]{2})\D*(\d+)?\s*([a-z\d-]*)/i.exec(asked) ?? [];
  const postcode = code.replace(' ', '').toUpperCase();
  const house = `${number}${more.replaceAll(/[^a-z\d]/gi, '').toUpperCase()}`;
  return {
    type: 'adres',
    postcode,
    huisnummer: Number(number),
    huis_nlt: house,
    straatnaam: 'Dorpsstraat',
    woonplaatsnaam: 'Utrecht',
    gemeentenaam: 'Utrecht',
    weergavenaam: `Dorpsstraat ${house}, ${postcode} Utrecht`,
    centroide_ll: `POINT(5.1${number.slice(0, 2)} 52.0907)`,
  };
}

const RATES = { USD: '1.0842', GBP: '0.8351', PLN: '4.2310', CHF: '0.9372' };
const rates = (world: World): string =>
  `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><gesmes:subject>Reference rates</gesmes:subject><Cube><Cube time="${world.time(-HOURS).slice(0, 10)}">${Object.entries(
    RATES,
  )
    .map(([currency, rate]) => `<Cube currency="${currency}" rate="${rate}"/>`)
    .join('')}</Cube></Cube></gesmes:Envelope>`;

/** Prices of a day by the hour, cheapest at night. @param asked the day as 27-11-2026 */
function prices(asked: string): Thing[] {
  const begin = Date.parse(asked.split('-').reverse().join('-'));
  return Array.from({ length: HOURS }, (_, hour) => ({
    start: new Date(begin + hour * 3_600_000).toISOString(),
    end: new Date(begin + (hour + 1) * 3_600_000).toISOString(),
    price: { value: 0.08 + Math.abs(hour - 3) / 100 },
  }));
}

const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/^_dmarc\./, '"v=DMARC1; p=none; rua=mailto:dmarc@voorbeeld.nl"'],
  [/\._domainkey\./, '"v=DKIM1; k=rsa; p=MIGfMA0GCSq"'],
  [/./, '"v=spf1 include:_spf.voorbeeld.nl ~all"'],
];

/** What anybody may ask: registers, rates, prices and names. */
export const registers: readonly StandIn[] = [
  {
    name: 'VIES',
    hosts: ['ec.europa.eu'],
    source: 'safigi/ViesCheck, ViesApi/Services/ViesApiService.cs and Models/ViesResponse.cs',
    open: true,
    routes: {
      'GET /taxation_customs/vies/rest-api/ms/:country/vat/:number': ({ at }, world) => ({
        isValid: at.country !== 'NL' || /^\d{9}B\d{2}$/.test(at.number ?? ''),
        requestDate: world.time(),
        userError: 'VALID',
        name: 'BAKKERIJ DE VRIES',
        address: '---',
        vatNumber: at.number,
      }),
    },
  },
  {
    name: 'European Central Bank',
    hosts: ['www.ecb.europa.eu'],
    source: 'florianv/exchanger, src/Service/EuropeanCentralBank.php',
    open: true,
    routes: {
      'GET /stats/eurofxref/eurofxref-daily.xml': (_, world) => file('text/xml', rates(world)),
    },
  },
  {
    name: 'PDOK',
    hosts: ['api.pdok.nl'],
    source: 'foarsitter/locatieserver, src/locatieserver/schema/free.py',
    open: true,
    routes: {
      'GET /bzk/locatieserver/search/v3_1/free': ({ query }) => ({
        response: { numFound: 1, start: 0, docs: [addressOf(query.get('q') ?? '')] },
      }),
    },
  },
  {
    name: 'RDW',
    hosts: ['opendata.rdw.nl'],
    source: 'j3lte/rdw-data, src/providers/KentekenVoertuigen.ts',
    open: true,
    routes: {
      'GET /resource/m9d7-ebf2.json': ({ query }, world) => [
        {
          kenteken: query.get('kenteken'),
          merk: 'OPEL',
          handelsbenaming: 'VIVARO',
          vervaldatum_apk: compact(world.time(14 * HOURS)),
          wam_verzekerd: 'Ja',
          openstaande_terugroepactie_indicator: 'Nee',
        },
      ],
    },
  },
  {
    name: 'EnergyZero',
    hosts: ['public.api.energyzero.nl'],
    source: 'klaasnicolaas/python-energyzero, src/energyzero/api/rest.py and models.py',
    open: true,
    routes: {
      'GET /public/v1/prices': ({ query }) => ({ base: prices(query.get('date') ?? '') }),
    },
  },
  {
    name: 'Cloudflare DNS',
    hosts: ['cloudflare-dns.com'],
    source: 'cloudflare/cloudflare-docs, dns-over-https/json-format.md',
    open: true,
    routes: {
      'GET /dns-query': ({ query }) => {
        const name = query.get('name') ?? '';
        const data = TEXTS.find(([pattern]) => pattern.test(name))?.[1];
        return { Status: 0, Question: [{ name, type: 16 }], Answer: [{ name, type: 16, TTL: 300, data }] };
      },
    },
  },
  {
    name: 'KVK',
    hosts: ['api.kvk.nl'],
    source: 'infonl/dimpact-zaakafhandelcomponent, api-specs/kvk/zoeken and basisprofiel openapi.yaml',
    routes: {
      'GET /api/v2/zoeken': ({ query }) => {
        const naam = query.get('naam') ?? '';
        if (naam === '') return gone();
        return {
          pagina: 1,
          resultatenPerPagina: 5,
          totaal: 1,
          resultaten: [{ kvkNummer: '12345678', naam, type: 'hoofdvestiging', actief: 'Ja' }],
        };
      },
      'GET /api/v1/basisprofielen/:number': ({ at }) => ({
        kvkNummer: at.number,
        naam: 'Bakkerij de Vries',
        sbiActiviteiten: [
          { sbiCode: '1071', sbiOmschrijving: 'Vervaardiging van brood', indHoofdactiviteit: 'Ja' },
        ],
        _embedded: {
          hoofdvestiging: {
            adressen: [
              {
                type: 'bezoekadres',
                straatnaam: 'Dorpsstraat',
                huisnummer: 1,
                postcode: '3511AA',
                plaats: 'Utrecht',
              },
            ],
          },
          eigenaar: { rechtsvorm: 'BeslotenVennootschap' },
        },
      }),
    },
  },
  {
    name: 'Trustpilot',
    hosts: ['api.trustpilot.com'],
    source: 'dbt-labs/tap-trustpilot, tap_trustpilot/streams.py and schemas/reviews.json',
    routes: {
      'GET /v1/business-units/:unit/reviews': (_, world) => ({
        reviews: [
          {
            id: 'tp1',
            consumer: { id: 'c1', displayName: 'Sanne' },
            stars: 2,
            title: 'Te laat',
            text: 'Het pakket kwam drie dagen te laat.',
            createdAt: world.time(-2),
            companyReply: null,
          },
        ],
      }),
    },
  },
  {
    name: 'Kiyoh',
    hosts: ['www.kiyoh.com'],
    source: 'Xeno9948/KiyohMobileUI, kiyoh_review_app/nextjs_space/app/api/notifications/route.ts',
    routes: {
      'GET /v1/publication/review/external': (_, world) => ({
        reviews: [
          {
            reviewId: 'k1',
            reviewAuthor: 'Sanne',
            rating: 4,
            dateSince: world.time(-2),
            reviewContent: [
              { questionGroup: 'DEFAULT_OVERALL', rating: '4' },
              { questionGroup: 'DEFAULT_OPINION', rating: 'Het pakket kwam drie dagen te laat.' },
            ],
          },
        ],
      }),
    },
  },
];
