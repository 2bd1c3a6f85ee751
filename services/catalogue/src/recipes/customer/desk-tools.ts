import { chats } from '../../apps/chats.js';
import { crmsWithNotes } from '../../apps/crms.js';
import { listedDesks } from '../../apps/helpdesks.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { lookupTables, tables } from '../../apps/tables.js';
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
  loop,
  only,
  onlyNew,
  parser,
  pause,
  reads,
  recipe,
  set,
  spares,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

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
          'Create a tab Aankopen with the column E-mail in the table.',
        ),
      ],
      notes: [
        {
          over: ['Zoek in het CRM', 'Zoek aankopen'],
          text: '## Twee bronnen tegelijk\nBeide zoekacties lopen naast elkaar; vindt er een niets, dan gaat de andere gewoon door.',
        },
      ],
      nodes: [
        called('Vraag naar klant', {
          email: 'string',
        }),
        evenWhenEmpty(crm.findContact('Zoek in het CRM', only(v('email')))),
        set('CRM-deel', {
          bron: crm.app.label,
          gevonden: "={{ Object.keys($json).length > 0 ? 'ja' : 'nee' }}",
          gegevens: '={{ JSON.stringify($json) }}',
        }),
        evenWhenEmpty(table.find('Zoek aankopen', 'Aankopen', 'E-mail', only(v('email')))),
        set('Aankoopdeel', {
          bron: table.app.label,
          gevonden: "={{ Object.keys($json).length > 0 ? 'ja' : 'nee' }}",
          gegevens: '={{ JSON.stringify($json) }}',
        }),
        append('Samengevoegd'),
        code(
          'Maak een kaart',
          `
const delen = $input.all().map(({ json }) => json);
return [{ json: { bekend: delen.some((deel) => deel.gevonden === 'ja'), tekst: delen.map((deel) => deel.bron + ': ' + deel.gegevens).join('\\n').slice(0, 8000) } }];`,
        ),
        when('Iets gevonden?', [['={{ $json.bekend }}', 'yes']]),
        ask(
          'Vat de klant samen',
          'Vat voor een medewerker in vier Nederlandse zinnen samen wie deze klant is, wat hij kocht en wat opvalt. Verzin niets.',
          '={{ $json.tekst }}',
        ),
        model.attach('Samenvatter', 'Vat de klant samen'),
        set('Bekende klant', {
          bekend: true,
          samenvatting: '={{ $json.text }}',
        }),
        set('Onbekende klant', {
          bekend: false,
          samenvatting: 'Nog niet bekend bij ons.',
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
        `Je start zelf met de storingstekst. ${model.app.label} zoekt uit ${desk.openTickets.what.nl} wie er last van heeft; die krijgen antwoord, de rest blijft liggen. ${mailer.app.label} en ${chat.app.label} melden het aantal.`,
        `You start it yourself with the outage text. ${model.app.label} picks from ${desk.openTickets.what.en} who is affected; they get an answer in ${desk.app.label}, the rest is untouched. ${mailer.app.label} and ${chat.app.label} report the count.`,
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
      ],
      notes: [
        {
          over: ['Start na de storing', 'De storing'],
          text: '## Begin hier\nPas eerst de twee teksten aan en druk dan op Execute.',
        },
        {
          over: ['Vraag voor vraag', 'Gaat dit over de storing?', 'Antwoord de klant', 'Rustig aan'],
          text: '## Een voor een\nAlleen vragen die echt over de storing gaan, krijgen antwoord. Een tweede keer starten slaat beantwoorde klanten over.',
        },
      ],
      nodes: [
        byHand('Start na de storing'),
        set('De storing', {
          watIsEr: 'Betalen met iDEAL lukt sinds 9.00 uur niet.',
          antwoord:
            'We hebben een storing bij iDEAL en werken aan een oplossing. Betalen met een creditcard lukt wel. We laten het weten zodra het voorbij is.',
        }),
        ...nodes,
        onlyNew('Nog geen antwoord', t`${k.id}-{{ $('De storing').first().json.watIsEr }}`),
        loop('Vraag voor vraag', 1),
        ask(
          'Gaat dit over de storing?',
          'Beoordeel of een klantvraag door de genoemde storing komt. Twijfel is nee.',
          t`Storing: {{ $('De storing').first().json.watIsEr }}\n\nVraag: ${k.subject}\n${k.text}`,
          true,
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
            t`Hallo ${k.name},\n\n{{ $('De storing').first().json.antwoord }}`,
          ),
        ),
        table.append('Noteer beantwoord', 'Storing', {
          Ticket: only(k.id),
          Klant: only(k.email),
          Uitkomst: 'beantwoord',
        }),
        table.append('Noteer mislukt', 'Storing', {
          Ticket: only(k.id),
          Klant: only(k.email),
          Uitkomst: 'mislukt',
        }),
        pause('Rustig aan', 3, 'seconds'),
        code('Tel op', "return [{ json: { bekeken: $('Nog geen antwoord').all().length } }];"),
        mailer.send(
          'Mail het verslag',
          'teamleider@example.com',
          'Storing: klanten beantwoord',
          '=<p>{{ $json.bekeken }} open vragen bekeken. In het tabblad Storing staat wie antwoord kreeg.</p>',
        ),
        chat.post(
          'Informeer het team',
          "={{ $('Tel op').first().json.bekeken }} vragen nagelopen op de storing. Het antwoord is verstuurd.",
        ),
      ],
      flow: [
        `Start na de storing > De storing > ${path} > Nog geen antwoord > Vraag voor vraag #1 > Gaat dit over de storing? > Hoort erbij? > Antwoord de klant > Noteer beantwoord > Rustig aan > Vraag voor vraag`,
        'Antwoord de klant #1 > Noteer mislukt > Rustig aan',
        'Hoort erbij? #1 > Rustig aan',
        'Vraag voor vraag > Tel op > Mail het verslag > Informeer het team',
      ],
    };
  },
});
