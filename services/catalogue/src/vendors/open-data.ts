import { type Endpoint, read, vendor } from './endpoint.js';

/** What anybody may ask without an account: the vehicle register, prices of electricity, the DNS. */
export const openData: readonly Endpoint[] = [
  ...vendor(
    'opendata.rdw.nl',
    read('j3lte/rdw-data@ef7d2a2e2c04cefa4b78c4b7b4cbc642ce545147:src/providers/KentekenVoertuigen.ts'),
    {
      'GET /resource/m9d7-ebf2.json':
        'kenteken without hyphens as a filter; kenteken, merk, handelsbenaming, vervaldatum_apk, wam_verzekerd, openstaande_terugroepactie_indicator. The address as in edvanwal/q8-parking-pwa@295bb9ad629781de2ca9543f41077f849678cc49:docs/RDW_DATASETS_VARIABELEN_EN_KOPPELVELDEN.md.',
    },
  ),
  ...vendor(
    'public.api.energyzero.nl',
    read(
      'klaasnicolaas/python-energyzero@16a09d02337e9281c4de285b477b4b47cb7ec317:src/energyzero/api/rest.py',
    ),
    {
      'GET /public/v1/prices':
        'energyType ENERGY_TYPE_ELECTRICITY, date as dd-mm-yyyy, interval INTERVAL_HOUR; 404 without prices; base: start, end, price.value in euros a kWh (src/energyzero/models.py).',
    },
  ),
  ...vendor(
    'cloudflare-dns.com',
    read(
      'cloudflare/cloudflare-docs@c5c811c5d8b99b5861aa912ecd5bb958223afac4:products/1.1.1.1/src/content/dns-over-https/json-format.md',
    ),
    {
      'GET /dns-query': 'name, type, header accept application/dns-json; Status, Answer with type and data.',
    },
  ),
];
