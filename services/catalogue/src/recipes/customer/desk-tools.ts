import { chats } from '../../apps/chats.js';
import { crmsWithNotes } from '../../apps/crms.js';
import { listedDesks } from '../../apps/helpdesks.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { lookupTables, tables } from '../../apps/tables.js';
import { mailOf } from '../../apps/values.js';
import {
  append,
  ask,
  both,
  byHand,
  called,
  code,
  combine,
  evenWhenEmpty,
  from,
  goOnAfterError,
  loop,
  only,
  onlyNew,
  parser,
  pause,
  reads,
  recipe,
  say,
  set,
  spares,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { byName } from './parts.js';

export const klantkaart = recipe({
  id: 'customer-card',
  category: 'customer',
  tags: ['klantbeeld', 'bouwsteen', 'crm'],
  saves: spares(
    5,
    'Een medewerker opent drie systemen om een klant te leren kennen.',
    'An agent opens three systems to get to know a customer.',
  ),
  variants: combine(
    {
      crm: crmsWithNotes,
      table: lookupTables,
      model: mainModels,
    },
    {
      take: 6,
      apart: ['crm', 'table'],
    },
  ),
  build: ({ crm, table, model }) => {
    const v = (field: string) => from('Vraag naar klant', field);
    const known = say('bekend', 'known');
    const summary = say('samenvatting', 'summary');
    return {
      name: both(
        `Klantbeeld ophalen uit ${crm.app.label} en ${table.app.label} als bouwsteen`,
        `Customer picture from ${crm.app.label} and ${table.app.label} as a building block`,
      ),
      description: both(
        `Geef een e-mailadres door en krijg terug wie het is volgens ${crm.app.label}, wat hij volgens ${table.app.label} kocht en een samenvatting van ${model.app.label}. Te gebruiken vanuit elke andere koppeling.`,
        `Pass an email address and get back who it is according to ${crm.app.label}, what they bought according to ${table.app.label} and a summary by ${model.app.label}. Usable from any other integration.`,
      ),
      benefit: both('Elke andere koppeling kent je klant.', 'Every other integration knows your customer.'),
      uses: [
        [crm, both('weet wie de klant is', 'knows who the customer is')],
        [table, both('weet wat de klant kocht', 'knows what the customer bought')],
        [model, both('vat het samen', 'sums it up')],
      ],
      setup: [
        both(
          'Maak in de tabel een tabblad Aankopen met de kolom E-mail.',
          'Create a tab Purchases with the column Email in the table.',
        ),
        both(
          'Roep de bouwsteen aan met email; terug komen bekend (waar of niet waar) en samenvatting.',
          'Call the building block with email; back come known (true or false) and summary.',
        ),
      ],
      notes: [
        {
          over: ['Zoek in het CRM', 'Zoek aankopen'],
          text: say(
            '## Twee bronnen tegelijk\nBeide zoekacties lopen naast elkaar; vindt er een niets of is er een even onbereikbaar, dan gaat de andere gewoon door.',
            '## Two sources at once\nBoth searches run side by side; if one finds nothing or cannot be reached, the other simply goes on.',
          ),
        },
      ],
      names: {
        'Vraag naar klant': 'Question about a customer',
        'Zoek in het CRM': 'Search the CRM',
        'CRM-deel': 'CRM part',
        'Zoek aankopen': 'Find purchases',
        Aankoopdeel: 'Purchases part',
        Samengevoegd: 'Merged',
        'Maak een kaart': 'Make a card',
        'Iets gevonden?': 'Anything found?',
        'Vat de klant samen': 'Sum up the customer',
        Samenvatter: 'Summariser',
        'Bekende klant': 'Known customer',
        'Onbekende klant': 'Unknown customer',
      },
      nodes: [
        called('Vraag naar klant', {
          email: 'string',
        }),
        goOnAfterError(evenWhenEmpty(crm.findContact('Zoek in het CRM', only(v('email'))))),
        set('CRM-deel', {
          bron: crm.app.label,
          gevonden: `={{ Object.keys($json).length > 0 && !$json.error ? '${say('ja', 'yes')}' : '${say('nee', 'no')}' }}`,
          gegevens: '={{ JSON.stringify($json) }}',
        }),
        goOnAfterError(
          evenWhenEmpty(
            table.find(
              'Zoek aankopen',
              say('Aankopen', 'Purchases'),
              say('E-mail', 'Email'),
              only(v('email')),
            ),
          ),
        ),
        set('Aankoopdeel', {
          bron: table.app.label,
          gevonden: `={{ Object.keys($json).length > 0 && !$json.error ? '${say('ja', 'yes')}' : '${say('nee', 'no')}' }}`,
          gegevens: '={{ JSON.stringify($json) }}',
        }),
        append('Samengevoegd'),
        code(
          'Maak een kaart',
          `
const delen = $input.all().map(({ json }) => json);
return [{ json: { bekend: delen.some((deel) => deel.gevonden === ${say("'ja'", "'yes'")}), tekst: delen.map((deel) => deel.bron + ': ' + deel.gegevens).join('\\n').slice(0, 8000) } }];`,
        ),
        when('Iets gevonden?', [['={{ $json.bekend }}', 'yes']]),
        goOnAfterError(
          ask(
            'Vat de klant samen',
            say(
              'Vat voor een medewerker in vier Nederlandse zinnen samen wie deze klant is, wat hij kocht en wat opvalt. Verzin niets.',
              'For a colleague, sum up in four English sentences who this customer is, what they bought and what stands out. Make nothing up.',
            ),
            '={{ $json.tekst }}',
          ),
        ),
        model.attach('Samenvatter', 'Vat de klant samen'),
        set('Bekende klant', {
          [known]: true,
          [summary]: "={{ $json.text ?? $('Maak een kaart').item.json.tekst }}",
        }),
        set('Onbekende klant', {
          [known]: false,
          [summary]: say('Nog niet bekend bij ons.', 'Not known to us yet.'),
        }),
      ],
      flow: [
        'Vraag naar klant > Zoek in het CRM > CRM-deel > Samengevoegd > Maak een kaart > Iets gevonden? > Vat de klant samen > Bekende klant',
        'Vraag naar klant > Zoek aankopen > Aankoopdeel > Samengevoegd @1',
        'Iets gevonden? #1 > Onbekende klant',
      ],
    };
  },
});
export const storingBerichten = recipe({
  id: 'outage-replies',
  category: 'customer',
  tags: ['storing', 'tickets', 'communicatie'],
  saves: spares(
    90,
    'Drie medewerkers beantwoorden tijdens een storing dezelfde vraag.',
    'Three agents answer the same question during an outage.',
  ),
  variants: combine(
    {
      desk: listedDesks.filter((desk) => desk.reply),
      model: mainModels,
      mailer: mailers,
      chat: chats,
      table: tables,
    },
    {
      take: 9,
      apart: ['desk', 'mailer', 'chat'],
    },
  ),
  build: ({ desk, model, mailer, chat, table }) => {
    const { nodes, path, ref: k } = reads(desk.openTickets, 'Open vragen', 'Vraag');
    if (!desk.reply) throw new Error('a desk that replies');
    return {
      name: both(
        `Bij een storing alle ${desk.app.label}-klanten antwoorden, met ${mailer.app.label} en ${chat.app.label}`,
        `Answer all ${desk.app.label} customers in an outage, with ${mailer.app.label} and ${chat.app.label}`,
      ),
      description: both(
        `Je start zelf met de storingstekst. ${model.app.label} zoekt uit ${desk.openTickets.what.nl} wie er last van heeft; die krijgen antwoord, de rest blijft liggen. ${mailer.app.label} en ${chat.app.label} melden hoeveel er bekeken zijn.`,
        `You start it yourself with the outage text. ${model.app.label} picks from ${desk.openTickets.what.en} who is affected; they get an answer in ${desk.app.label}, the rest is untouched. ${mailer.app.label} and ${chat.app.label} report how many were checked.`,
      ),
      benefit: both(
        'Honderd klanten weten binnen tien minuten waar ze aan toe zijn.',
        'A hundred customers know where they stand within ten minutes.',
      ),
      uses: [
        [desk, both('geeft de vragen en stuurt het antwoord', 'gives the questions and sends the answer')],
        [model, both('herkent wie last heeft van de storing', 'recognises who is affected')],
        [table, both('houdt bij wie antwoord kreeg', 'keeps who got an answer')],
        [mailer, both('mailt het verslag', 'emails the report')],
        [chat, both('houdt het team op de hoogte', 'keeps the team informed')],
      ],
      setup: [
        both(
          'Schrijf in "De storing" wat er speelt en wat je klanten wilt zeggen.',
          'Write in "De storing" what is going on and what to tell customers.',
        ),
        both(
          'Maak het tabblad Storing met Ticket, Klant en Uitkomst.',
          'Create the tab Outage with Ticket, Customer and Outcome.',
        ),
      ],
      notes: [
        {
          over: ['Start na de storing', 'De storing'],
          text: say(
            '## Begin hier\nPas eerst de twee teksten aan en druk dan op Execute.',
            '## Begin here\nFirst adapt the two texts, then press Execute.',
          ),
        },
        {
          over: ['Vraag voor vraag', 'Gaat dit over de storing?', 'Antwoord de klant', 'Rustig aan'],
          text: say(
            '## Een voor een\nAlleen vragen die echt over de storing gaan, krijgen antwoord. Een tweede keer starten slaat bekeken vragen over; wat mislukte, staat in het tabblad Storing en beantwoord je zelf.',
            '## One by one\nOnly questions that are really about the outage get an answer. Starting a second time skips questions already checked; what failed is in the tab Outage and you answer it yourself.',
          ),
        },
      ],
      names: {
        'Start na de storing': 'Start after the outage',
        'De storing': 'The outage',
        'Open vragen': 'Open questions',
        Vraag: 'Question',
        'Nog geen antwoord': 'No answer yet',
        'Vraag voor vraag': 'Question by question',
        'Gaat dit over de storing?': 'Is this about the outage?',
        Beoordelaar: 'Assessor',
        'Ja of nee': 'Yes or no',
        'Hoort erbij?': 'Does it belong?',
        'Antwoord de klant': 'Answer the customer',
        'Noteer beantwoord': 'Record as answered',
        'Noteer mislukt': 'Record as failed',
        'Rustig aan': 'Take it slowly',
        'Tel op': 'Add up',
        'Mail het verslag': 'Email the report',
        'Informeer het team': 'Inform the team',
      },
      nodes: [
        byHand('Start na de storing'),
        set('De storing', {
          watIsEr: say(
            'Betalen met iDEAL lukt sinds 9.00 uur niet.',
            'Paying with iDEAL has not worked since 9:00.',
          ),
          antwoord: say(
            'We hebben een storing bij iDEAL en werken aan een oplossing. Betalen met een creditcard lukt wel. We laten het weten zodra het voorbij is.',
            'We have an outage at iDEAL and are working on a solution. Paying by credit card does work. We will let you know as soon as it is over.',
          ),
        }),
        ...nodes,
        onlyNew('Nog geen antwoord', t`${k.id}-{{ $('De storing').first().json.watIsEr }}`),
        loop('Vraag voor vraag', 1),
        withErrorBranch(
          ask(
            'Gaat dit over de storing?',
            say(
              'Beoordeel of een klantvraag door de genoemde storing komt. Twijfel is nee.',
              'Judge whether a customer question is caused by the outage named. When in doubt, no.',
            ),
            say(
              t`Storing: {{ $('De storing').first().json.watIsEr }}\n\nVraag: ${k.subject}\n${k.text}`,
              t`Outage: {{ $('De storing').first().json.watIsEr }}\n\nQuestion: ${k.subject}\n${k.text}`,
            ),
            true,
          ),
        ),
        model.attach('Beoordelaar', 'Gaat dit over de storing?'),
        parser('Ja of nee', 'Gaat dit over de storing?', {
          hoortErbij: true,
        }),
        when('Hoort erbij?', [['={{ $json.output.hoortErbij }}', 'yes']]),
        withErrorBranch(
          desk.reply(
            'Antwoord de klant',
            only(k.id),
            say(
              t`Hallo${byName(k.name)},\n\n{{ $('De storing').first().json.antwoord }}`,
              t`Hello${byName(k.name)},\n\n{{ $('De storing').first().json.antwoord }}`,
            ),
          ),
        ),
        table.append('Noteer beantwoord', say('Storing', 'Outage'), {
          Ticket: only(k.id),
          [say('Klant', 'Customer')]: only(k.email),
          [say('Uitkomst', 'Outcome')]: say('beantwoord', 'answered'),
        }),
        table.append('Noteer mislukt', say('Storing', 'Outage'), {
          Ticket: only(k.id),
          [say('Klant', 'Customer')]: only(k.email),
          [say('Uitkomst', 'Outcome')]: say('mislukt', 'failed'),
        }),
        pause('Rustig aan', 3, 'seconds'),
        code('Tel op', "return [{ json: { bekeken: $('Nog geen antwoord').all().length } }];"),
        mailer.send(
          'Mail het verslag',
          mailOf.teamLeader,
          say('Storing: klanten beantwoord', 'Outage: customers answered'),
          say(
            '=<p>{{ $json.bekeken }} open vragen bekeken. In het tabblad Storing staat wie antwoord kreeg.</p>',
            '=<p>{{ $json.bekeken }} open questions reviewed. The tab Outage says who got an answer.</p>',
          ),
        ),
        chat.post(
          'Informeer het team',
          say(
            "={{ $('Tel op').first().json.bekeken }} vragen nagelopen op de storing. In het tabblad Storing staat wie antwoord kreeg en bij wie het mislukte.",
            "={{ $('Tel op').first().json.bekeken }} questions checked for the outage. The tab Outage says who got an answer and where it failed.",
          ),
        ),
      ],
      flow: [
        `Start na de storing > De storing > ${path} > Nog geen antwoord > Vraag voor vraag #1 > Gaat dit over de storing? > Hoort erbij? > Antwoord de klant > Noteer beantwoord > Rustig aan > Vraag voor vraag`,
        'Antwoord de klant #1 > Noteer mislukt > Rustig aan',
        'Gaat dit over de storing? #1 > Noteer mislukt',
        'Hoort erbij? #1 > Rustig aan',
        'Vraag voor vraag > Tel op > Mail het verslag > Informeer het team',
      ],
    };
  },
});
