import { chats } from '../../apps/chats.js';
import { helpdesks } from '../../apps/helpdesks.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { onfleet, sendcloud } from '../../apps/shipping.js';
import { fullTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  code,
  combine,
  everyDay,
  form,
  keep,
  limit,
  only,
  onlyNew,
  pause,
  recipe,
  sentiment,
  starts,
  t,
  withErrorBranch,
} from '../../kit/index.js';

const troubled = [sendcloud, onfleet].flatMap((carrier) =>
  carrier.failed && carrier.delivered
    ? [{ app: carrier.app, failed: carrier.failed, delivered: carrier.delivered }]
    : [],
);

export const deliveryTrouble = recipe({
  id: 'delivery-trouble',
  category: 'ecommerce',
  tags: ['bezorging', 'klachten', 'klantenservice'],
  saves: {
    minutes: 15,
    nl: 'Iemand zoekt mislukte bezorgingen op, belt de klant en bewaakt de afloop.',
    en: 'Someone looks up failed deliveries, calls the customer and watches how it ends.',
  },
  variants: combine({ carrier: troubled, desk: helpdesks, table: fullTables, chat: chats }, { take: 9 }),
  build: ({ carrier, desk, table, chat }) => {
    const { nodes, path, ref: p } = starts(carrier.failed, 'Bezorging mislukt', 'Pakket');
    const later = starts(carrier.delivered, 'Toch bezorgd', 'Bezorgd pakket');
    return {
      name: {
        nl: `Mislukte bezorging van ${carrier.app.label} als ticket in ${desk.app.label}, bewaakt in ${table.app.label}`,
        en: `Failed ${carrier.app.label} delivery as a ${desk.app.label} ticket, watched in ${table.app.label}`,
      },
      description: {
        nl: `Zodra ${carrier.failed.event.nl}, opent hij een ticket in ${desk.app.label} en noteert het in ${table.app.label}. Wat na twee dagen nog openstaat, komt elke ochtend terug in ${chat.app.label}.`,
        en: `As soon as ${carrier.failed.event.en}, it opens a ticket in ${desk.app.label} and notes it in ${table.app.label}. Whatever is open after two days returns in ${chat.app.label} each morning.`,
      },
      benefit: {
        nl: 'Jij belt de klant, in plaats van andersom.',
        en: 'You call the customer instead of the other way round.',
      },
      uses: [
        [carrier, { nl: 'meldt de mislukte bezorging', en: 'reports the failed delivery' }],
        [desk, { nl: 'krijgt een ticket', en: 'receives a ticket' }],
        [table, { nl: 'houdt bij wat openstaat', en: 'keeps what is open' }],
        [chat, { nl: 'herinnert aan wat blijft liggen', en: 'reminds of what is left' }],
      ],
      setup: [
        {
          nl: 'Maak de tabel Bezorgproblemen met Zending, Klant, Ticket, Gemeld en Status; zet Status op "klaar" als het is opgelost.',
          en: 'Make the table Bezorgproblemen with Zending, Klant, Ticket, Gemeld and Status; set Status to "klaar" once solved.',
        },
      ],
      notes: [
        {
          over: ['Nog niet gemeld', 'Noteer probleem'],
          text: '## Eén ticket per zending\nVervoerders melden een mislukte poging soms meerdere keren. Per zending volgt één ticket.',
        },
        {
          over: ['Elke ochtend', 'Herinner het team'],
          text: '## Bewaking\nLeest dezelfde tabel; zonder oude regels blijft het stil.',
        },
      ],
      nodes: [
        ...nodes,
        onlyNew('Nog niet gemeld', only(p.id)),
        withErrorBranch(
          desk.create('Open ticket', {
            subject: t`Bezorging van ${p.number} is mislukt`,
            text: t`Pakket ${p.number} voor ${p.name} kwam niet aan: ${p.status}. Volgen: ${p.link}`,
            email: only(p.email),
            name: only(p.name),
          }),
        ),
        table.append('Noteer probleem', 'Bezorgproblemen', {
          Zending: only(p.number),
          Klant: only(p.email),
          Ticket: `={{ ${desk.ticketId} }}`,
          Gemeld: '={{ $now.toISO() }}',
          Status: 'open',
        }),
        chat.post(
          'Meld zonder ticket',
          t`Bezorging van ${p.number} aan ${p.name} is mislukt (${p.status}), maar er kon geen ticket worden gemaakt.`,
        ),
        table.append('Noteer zonder ticket', 'Bezorgproblemen', {
          Zending: only(p.number),
          Klant: only(p.email),
          Ticket: '',
          Gemeld: '={{ $now.toISO() }}',
          Status: 'open',
        }),
        ...later.nodes,
        table.find('Zoek probleem', 'Bezorgproblemen', 'Zending', only(later.ref.number)),
        limit('Eén regel', 1),
        table.upsert('Zet op klaar', 'Bezorgproblemen', 'Zending', {
          Zending: only(later.ref.number),
          Status: 'klaar',
        }),
        everyDay('Elke ochtend', 8, 45),
        table.rows('Lees problemen', 'Bezorgproblemen'),
        keep('Oud en nog open', [
          [`={{ ${table.cell('Status')} }}`, 'is', 'open'],
          [`={{ DateTime.fromISO(String(${table.cell('Gemeld')})) < $now.minus({ days: 2 }) }}`, 'yes'],
        ]),
        code(
          'Maak lijst',
          `
const regels = $input.all().map((item) => { const $json = item.json; return '- ' + ${table.cell('Zending')} + ' voor ' + ${table.cell('Klant')}; });
return regels.length ? [{ json: { aantal: regels.length, tekst: regels.join('\\n') } }] : [];`,
        ),
        chat.post('Herinner het team', '=Nog {{ $json.aantal }} bezorgproblemen open:\n{{ $json.tekst }}'),
      ],
      flow: [
        `${path} > Nog niet gemeld > Open ticket > Noteer probleem`,
        'Open ticket #1 > Meld zonder ticket > Noteer zonder ticket',
        `${later.path} > Zoek probleem > Eén regel > Zet op klaar`,
        'Elke ochtend > Lees problemen > Oud en nog open > Maak lijst > Herinner het team',
      ],
    };
  },
});

export const afterDelivery = recipe({
  id: 'review-after-delivery',
  category: 'ecommerce',
  tags: ['beoordelingen', 'klanttevredenheid', 'ai'],
  saves: {
    minutes: 10,
    nl: 'Iemand vraagt klanten na levering naar hun ervaring en leest de antwoorden.',
    en: 'Someone asks customers about their experience and reads the answers.',
  },
  variants: combine({ carrier: troubled, mailer: mailers, model: mainModels, tasks: taskApps }, { take: 8 }),
  build: ({ carrier, mailer, model, tasks }) => {
    const { nodes, path, ref: p } = starts(carrier.delivered, 'Pakket bezorgd', 'Pakket');
    const a = (field: string) => `{{ $('Beoordeling').item.json.${field} }}`;
    return {
      name: {
        nl: `Ervaring vragen na levering door ${carrier.app.label}: ${model.app.label} leest mee, taak in ${tasks.app.label}`,
        en: `Ask for feedback after ${carrier.app.label} delivery: ${model.app.label} reads, task in ${tasks.app.label}`,
      },
      description: {
        nl: `Vier dagen nadat ${carrier.delivered.event.nl} vraagt ${mailer.app.label} naar de ervaring. ${model.app.label} leest het antwoord: tevreden klanten krijgen de reviewlink, klachten worden een taak in ${tasks.app.label}.`,
        en: `Four days after ${carrier.delivered.event.en}, ${mailer.app.label} asks for the experience. ${model.app.label} reads the answer: happy customers get the review link, complaints become a task in ${tasks.app.label}.`,
      },
      benefit: {
        nl: 'Meer beoordelingen, en klachten die bij jou landen in plaats van online.',
        en: 'More reviews, and complaints that reach you instead of the internet.',
      },
      uses: [
        [carrier, { nl: 'meldt dat het pakket er is', en: 'reports that the parcel arrived' }],
        [mailer, { nl: 'vraagt en bedankt', en: 'asks and thanks' }],
        [model, { nl: 'leest hoe tevreden de klant is', en: 'reads how satisfied the customer is' }],
        [tasks, { nl: 'krijgt een taak bij een klacht', en: 'gets a task for a complaint' }],
      ],
      setup: [
        {
          nl: 'Vervang in "Vraag ervaring" en "Vraag om review" de adressen door die van je formulier en je reviewpagina.',
          en: 'Replace the addresses in "Vraag ervaring" and "Vraag om review" by those of your form and review page.',
        },
      ],
      notes: [
        {
          over: ['Lees de toon', 'Maak hersteltaak'],
          text: '## Drie uitkomsten\nTevreden: vraag om een review. Neutraal: bedanken. Ontevreden: iemand belt binnen een dag.',
        },
      ],
      nodes: [
        ...nodes,
        keep('Adres bekend', [[only(p.email), 'contains', '@']]),
        onlyNew('Eén vraag per zending', only(p.id)),
        pause('Wacht vier dagen', 4, 'days'),
        mailer.send(
          'Vraag ervaring',
          only(p.email),
          'Hoe bevalt je bestelling?',
          t`<p>Beste ${p.name},</p><p>Je bestelling ${p.number} is bezorgd. Wil je in één minuut vertellen hoe het bevalt? <a href="https://n8n.example.com/form/ervaring">Naar het formulier</a></p>`,
        ),
        form('Beoordeling', 'Hoe bevalt je bestelling?', 'Eén zin is genoeg.', [
          ['bestelnummer', 'Bestelnummer'],
          ['email', 'E-mailadres', 'email'],
          ['ervaring', 'Je ervaring', 'textarea'],
        ]),
        sentiment('Lees de toon', only(a('ervaring'))),
        model.attach('Taalmodel', 'Lees de toon'),
        mailer.send(
          'Vraag om review',
          only(a('email')),
          'Fijn dat je tevreden bent',
          '<p>Wat fijn om te horen! Wil je dat ook op onze <a href="https://example.com/review">reviewpagina</a> vertellen?</p>',
        ),
        mailer.send(
          'Bedank',
          only(a('email')),
          'Dank je wel',
          '<p>Dank je voor je antwoord. We nemen het mee.</p>',
        ),
        tasks.create('Maak hersteltaak', {
          title: t`Ontevreden klant: bestelling ${a('bestelnummer')}`,
          description: t`${a('email')} schrijft: ${a('ervaring')}`,
          due: '={{ $now.plus({ days: 1 }).toISO() }}',
        }),
        mailer.send(
          'Bied excuses aan',
          only(a('email')),
          'We maken het graag goed',
          '<p>Vervelend dat het niet naar wens is. Een collega neemt binnen één werkdag contact met je op.</p>',
        ),
      ],
      flow: [
        `${path} > Adres bekend > Eén vraag per zending > Wacht vier dagen > Vraag ervaring`,
        'Beoordeling > Lees de toon > Vraag om review',
        'Lees de toon #1 > Bedank',
        'Lees de toon #2 > Maak hersteltaak > Bied excuses aan',
      ],
    };
  },
});
