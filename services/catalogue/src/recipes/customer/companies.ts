import { companyCrms } from '../../apps/companies.js';
import { companyLookups } from '../../apps/enrichment.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { fullTables } from '../../apps/tables.js';
import { mailOf, targetGroup } from '../../apps/values.js';
import {
  append,
  ask,
  both,
  byHand,
  code,
  combine,
  from,
  keep,
  loop,
  only,
  parser,
  pause,
  recipe,
  say,
  set,
  spares,
  t,
  tryAgain,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const bedrijvenImporteren = recipe({
  id: 'import-companies',
  category: 'customer',
  tags: ['bedrijven', 'import', 'crm'],
  saves: spares(
    150,
    'Iemand zoekt honderd bedrijven op en voert ze in het CRM in.',
    'Someone looks up a hundred companies and enters them in the CRM.',
  ),
  variants: combine(
    { crm: companyCrms, table: fullTables, lookup: companyLookups, model: mainModels, mailer: mailers },
    { take: 9, apart: ['crm'] },
  ),
  build: ({ crm, table, lookup, model, mailer }) => {
    const b = (field: string) => from('Bedrijf', field);
    return {
      name: both(
        `Bedrijvenlijst uit ${table.app.label} verrijkt met ${lookup.app.label} naar ${crm.app.label}`,
        `Company list from ${table.app.label}, enriched by ${lookup.app.label}, to ${crm.app.label}`,
      ),
      description: both(
        `Op jouw teken: elk bedrijf uit ${table.app.label} wordt opgezocht bij ${lookup.app.label}, ${model.app.label} schrijft er een profiel bij en het komt in ${crm.app.label}. De lijst onthoudt wat klaar is, ${mailer.app.label} stuurt het verslag.`,
        `You start it: each company in ${table.app.label} is looked up with ${lookup.app.label}, ${model.app.label} writes a profile and it goes to ${crm.app.label}. The list remembers what is done, ${mailer.app.label} sends the report.`,
      ),
      benefit: both('Een gevuld CRM na een kop koffie.', 'A filled CRM after a cup of coffee.'),
      uses: [
        [table, both('bevat de bedrijvenlijst', 'holds the company list')],
        [lookup, both('zoekt bedrijfsgegevens op', 'looks up company data')],
        [model, both('schrijft het profiel', 'writes the profile')],
        [crm, both('krijgt de bedrijven', 'gets the companies')],
        [mailer, both('stuurt het verslag', 'sends the report')],
      ],
      setup: [
        both(
          'Maak het tabblad Bedrijven met Naam, Domein, Telefoon en Stand. Haal bedrijven die al in het CRM staan er eerst uit.',
          'Create the tab Companies with Name, Domain, Phone and State. First take out companies that are in the CRM already.',
        ),
      ],
      notes: [
        {
          over: ['Bedrijven', 'Bedrijf', 'Nog te doen'],
          text: say(
            '## Hervatten kan\nRegels met de stand klaar of past niet worden overgeslagen; wat mislukte, gaat bij een nieuwe start opnieuw.',
            '## You can resume\nRows in the state done or does not suit are skipped; what failed is tried again at a new start.',
          ),
        },
        {
          over: ['Zoek het bedrijf op', 'Schrijf profiel', 'Past bij ons?'],
          text: say(
            '## Past het?\nHet model geeft aan of het bedrijf bij jullie doelgroep hoort. Die doelgroep vul je in bij de instellingen.',
            '## Does it suit?\nThe model says whether the company belongs to your target group. That group is one of the settings.',
          ),
        },
      ],
      names: {
        'Start de import': 'Start the import',
        Bedrijven: 'Companies',
        Bedrijf: 'Company',
        'Nog te doen': 'Still to do',
        'Bedrijf voor bedrijf': 'Company by company',
        'Zoek het bedrijf op': 'Look the company up',
        'Schrijf profiel': 'Write profile',
        Profielschrijver: 'Profile writer',
        'Profiel en oordeel': 'Profile and verdict',
        'Past bij ons?': 'Does it suit us?',
        'Zet in het CRM': 'Put in the CRM',
        Gelukt: 'Succeeded',
        Mislukt: 'Failed',
        'Past niet': 'Does not suit',
        Uitkomst: 'Outcome',
        'Werk de lijst bij': 'Update the list',
        'Even rust': 'Short rest',
        'Tel de bedrijven': 'Count the companies',
        'Stuur het verslag': 'Send the report',
      },
      nodes: [
        byHand('Start de import'),
        table.rows('Bedrijven', say('Bedrijven', 'Companies')),
        set('Bedrijf', {
          naam: `={{ ${table.cell(say('Naam', 'Name'))} }}`,
          ruw: `={{ ${table.cell(say('Domein', 'Domain'))} }}`,
          domein: `={{ String(${table.cell(say('Domein', 'Domain'))} ?? '').trim().toLowerCase().replace(/^https?:\\/\\//, '').replace(/^www\\./, '').replace(/\\/.*$/, '') }}`,
          telefoon: `={{ ${table.cell(say('Telefoon', 'Phone'))} || '' }}`,
          stand: `={{ ${table.cell(say('Stand', 'State'))} || '' }}`,
        }),
        keep('Nog te doen', [
          ['={{ $json.domein }}', 'filled'],
          ['={{ $json.stand }}', 'isNot', say('klaar', 'done')],
          ['={{ $json.stand }}', 'isNot', say('past niet', 'does not suit')],
        ]),
        loop('Bedrijf voor bedrijf', 1),
        withErrorBranch(lookup.company('Zoek het bedrijf op', only(b('domein')))),
        withErrorBranch(
          ask(
            'Schrijf profiel',
            say(
              `Onze doelgroep: ${targetGroup}. Schrijf van de gegevens een Nederlands bedrijfsprofiel van drie zinnen en zeg of het bedrijf bij de doelgroep past. Verzin niets.`,
              `Our target group: ${targetGroup}. From the data, write an English company profile of three sentences and say whether the company suits the target group. Make nothing up.`,
            ),
            t`${b('naam')}, ${b('domein')}\n{{ JSON.stringify($json).slice(0, 4000) }}`,
            true,
          ),
        ),
        model.attach('Profielschrijver', 'Schrijf profiel'),
        parser('Profiel en oordeel', 'Schrijf profiel', {
          profiel: say('Drie zinnen', 'Three sentences'),
          past: true,
        }),
        when('Past bij ons?', [['={{ $json.output.past }}', 'yes']]),
        withErrorBranch(
          crm.createCompany('Zet in het CRM', {
            name: only(b('naam')),
            website: only(b('domein')),
            phone: only(b('telefoon')),
            description: '={{ $json.output.profiel }}',
          }),
        ),
        set('Gelukt', { stand: say('klaar', 'done') }),
        set('Mislukt', { stand: say('mislukt', 'failed') }),
        set('Past niet', { stand: say('past niet', 'does not suit') }),
        append('Uitkomst', 3),
        // Who is in the CRM already must not be put there again at the next start.
        tryAgain(
          table.upsert('Werk de lijst bij', say('Bedrijven', 'Companies'), say('Domein', 'Domain'), {
            [say('Domein', 'Domain')]: only(b('ruw')),
            [say('Stand', 'State')]: '={{ $json.stand }}',
          }),
        ),
        pause('Even rust', 2, 'seconds'),
        code(
          'Tel de bedrijven',
          `
const stand = { aantal: $('Nog te doen').all().length, klaar: 0, nietPassend: 0, mislukt: 0 };
for (let ronde = 0; ronde < stand.aantal; ronde++) {
  let uit;
  try { uit = $('Uitkomst').all(0, ronde); } catch { break; }
  for (const { json } of uit ?? []) stand[json.stand === '${say('klaar', 'done')}' ? 'klaar' : json.stand === '${say('past niet', 'does not suit')}' ? 'nietPassend' : 'mislukt'] += 1;
}
return [{ json: stand }];`,
        ),
        mailer.send(
          'Stuur het verslag',
          mailOf.sales,
          say('Bedrijven geïmporteerd', 'Companies imported'),
          say(
            '=<p>{{ $json.aantal }} bedrijven nagelopen: {{ $json.klaar }} in het CRM, {{ $json.nietPassend }} passen niet, {{ $json.mislukt }} mislukt. De uitkomst staat per regel in de lijst; wat mislukte, gaat mee als je opnieuw start.</p>',
            '=<p>{{ $json.aantal }} companies processed: {{ $json.klaar }} in the CRM, {{ $json.nietPassend }} do not suit, {{ $json.mislukt }} failed. The outcome is in the list, row by row; what failed goes along when you start again.</p>',
          ),
        ),
      ],
      flow: [
        'Start de import > Bedrijven > Bedrijf > Nog te doen > Bedrijf voor bedrijf #1 > Zoek het bedrijf op > Schrijf profiel > Past bij ons? > Zet in het CRM > Gelukt > Uitkomst > Werk de lijst bij > Even rust > Bedrijf voor bedrijf',
        'Zoek het bedrijf op #1 > Mislukt',
        'Schrijf profiel #1 > Mislukt',
        'Zet in het CRM #1 > Mislukt > Uitkomst @1',
        'Past bij ons? #1 > Past niet > Uitkomst @2',
        'Bedrijf voor bedrijf > Tel de bedrijven > Stuur het verslag',
      ],
    };
  },
});
