import { chats } from '../../apps/chats.js';
import { pullRequests, watchedHosts } from '../../apps/code-hosts.js';
import { liveDesks } from '../../apps/helpdesks.js';
import { mainModels, models } from '../../apps/models.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { about, ownProduct } from '../../apps/values.js';
import {
  ask,
  both,
  classify,
  combine,
  nothing,
  only,
  parser,
  recipe,
  say,
  spares,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const triagedIssues = recipe({
  id: 'triaged-issues',
  category: 'integration',
  tags: ['issues', 'ai', 'taken'],
  saves: spares(
    6,
    'Iemand leest elk issue en beslist of het een fout, wens of vraag is.',
    'Someone reads each issue and decides whether it is a bug, wish or question.',
  ),
  variants: combine(
    { host: watchedHosts, model: models, todo: taskApps, chat: chats },
    { take: 8, apart: ['host', 'todo', 'model'] },
  ),
  build: ({ host, model, todo, chat }) => {
    const { nodes, path, ref: w } = starts(host.newIssue, 'Nieuw issue', 'Issue');
    return {
      name: both(
        `Issues uit ${host.app.label} door ${model.app.label} laten sorteren naar ${todo.app.label}`,
        `Let ${model.app.label} sort ${host.app.label} issues into ${todo.app.label}`,
      ),
      description: both(
        `Als ${host.newIssue.event.nl}, bepaalt ${model.app.label} of het een fout, wens of vraag is: fouten worden een taak in ${todo.app.label}, vragen komen in ${chat.app.label}.`,
        `When ${host.newIssue.event.en}, ${model.app.label} judges whether it is a bug, wish or question: bugs become a task in ${todo.app.label}, questions go to ${chat.app.label}.`,
      ),
      benefit: both(
        'Fouten staan meteen op de lijst en vragen krijgen sneller antwoord.',
        'Bugs are on the list at once and questions get an answer sooner.',
      ),
      uses: [
        [host, both('meldt nieuwe issues', 'reports new issues')],
        [model, both('bepaalt de soort', 'decides the kind')],
        [todo, both('krijgt een taak voor fouten en wensen', 'gets a task for bugs and wishes')],
        [chat, both('legt vragen aan het team voor', 'puts questions to the team')],
      ],
      setup: [...(host.newIssue.setup ?? [])],
      names: {
        'Nieuw issue': 'New issue',
        Issue: 'Issue',
        'Wat voor issue?': 'What kind of issue?',
        'Taak voor de fout': 'Task for the bug',
        'Taak voor de wens': 'Task for the wish',
        'Leg de vraag voor': 'Put the question to the team',
        'Laat liggen': 'Leave it',
        'Sorteer zelf': 'Sort it yourself',
        Taalmodel: 'Language model',
      },
      nodes: [
        ...nodes,
        withErrorBranch(
          classify(
            'Wat voor issue?',
            t`Product: ${ownProduct}\n\n${w.title}\n\n${w.text}`,
            [
              [
                say('Fout', 'Bug'),
                say('Iets werkt niet zoals het hoort', 'Something does not work as it should'),
              ],
              [
                say('Wens', 'Wish'),
                say(
                  'Een verzoek om iets nieuws of een verbetering',
                  'A request for something new or an improvement',
                ),
              ],
              [
                say('Vraag', 'Question'),
                say('Iemand wil weten hoe iets werkt', 'Somebody wants to know how something works'),
              ],
            ],
            true,
          ),
        ),
        model.attach('Taalmodel', 'Wat voor issue?'),
        todo.create('Taak voor de fout', {
          title: say(t`Fout: ${w.title}`, t`Bug: ${w.title}`),
          description: say(
            t`${w.text}\n\nGemeld door ${w.author}: ${w.link}`,
            t`${w.text}\n\nReported by ${w.author}: ${w.link}`,
          ),
          due: '={{ $now.plus({ days: 3 }).toISODate() }}',
        }),
        todo.create('Taak voor de wens', {
          title: say(t`Wens: ${w.title}`, t`Wish: ${w.title}`),
          description: t`${w.text}\n\n${w.link}`,
        }),
        chat.post(
          'Leg de vraag voor',
          say(
            t`Vraag van ${w.author}: ${w.title} ${w.link}`,
            t`Question from ${w.author}: ${w.title} ${w.link}`,
          ),
        ),
        nothing('Laat liggen'),
        chat.post(
          'Sorteer zelf',
          say(
            t`Dit issue kon niet worden beoordeeld, kijk zelf: ${w.title} ${w.link}`,
            t`This issue could not be judged, see for yourself: ${w.title} ${w.link}`,
          ),
        ),
      ],
      flow: [
        `${path} > Wat voor issue? > Taak voor de fout`,
        'Wat voor issue? #1 > Taak voor de wens',
        'Wat voor issue? #2 > Leg de vraag voor',
        'Wat voor issue? #3 > Laat liggen',
        'Wat voor issue? #4 > Sorteer zelf',
      ],
    };
  },
});

const RISKY = about(
  'risky-subjects',
  ['Wat riskant is', 'What is risky'],
  [
    'De onderwerpen waarbij een wijziging twee reviewers krijgt, met komma’s ertussen.',
    'The subjects for which a change gets two reviewers, with commas between.',
  ],
  ['betalingen, inloggen, rechten, de database', 'payments, signing in, permissions, the database'],
);

export const explainedChange = recipe({
  id: 'explained-change',
  category: 'integration',
  tags: ['pull-request', 'ai', 'review'],
  saves: spares(
    8,
    'De reviewer leest eerst alles door om te snappen waar het over gaat.',
    'The reviewer first reads everything to see what it is about.',
  ),
  variants: combine(
    { change: pullRequests, model: mainModels, chat: chats, table: tables },
    { take: 8, apart: ['change', 'model', 'chat'] },
  ),
  build: ({ change, model, chat, table }) => {
    const { nodes, path, ref: w } = starts(change, 'Nieuw verzoek', 'Wijziging');
    return {
      name: both(
        `${change.app.label}-wijzigingen laten uitleggen door ${model.app.label} in ${chat.app.label}`,
        `Have ${change.app.label} changes explained by ${model.app.label} in ${chat.app.label}`,
      ),
      description: both(
        `Als ${change.event.nl}, vat ${model.app.label} samen wat er verandert en hoe riskant dat is; riskante wijzigingen vragen in ${chat.app.label} om een tweede paar ogen.`,
        `When ${change.event.en}, ${model.app.label} sums up what changes and how risky it is; risky changes ask in ${chat.app.label} for a second pair of eyes.`,
      ),
      benefit: both(
        'Reviews beginnen met begrip in plaats van met zoeken.',
        'Reviews start with understanding instead of searching.',
      ),
      uses: [
        [change, both('meldt wijzigingen', 'reports changes')],
        [model, both('vat samen en schat het risico in', 'sums up and rates the risk')],
        [chat, both('vraagt om een review', 'asks for a review')],
        [table, both('houdt de wijzigingen bij', 'records the changes')],
      ],
      setup: [],
      names: {
        'Nieuw verzoek': 'New request',
        Wijziging: 'Change',
        'Vat samen': 'Sum up',
        'Houd bij': 'Keep a record',
        'Hoog risico?': 'High risk?',
        'Vraag twee reviewers': 'Ask two reviewers',
        'Vraag een review': 'Ask for a review',
        'Meld zonder uitleg': 'Report without explanation',
        Taalmodel: 'Language model',
        'Vaste vorm': 'Fixed form',
      },
      nodes: [
        ...nodes,
        withErrorBranch(
          ask(
            'Vat samen',
            say(
              `Vat de wijziging samen in drie zinnen voor een collega die het project kent. Noem het risico hoog als het hierom gaat: ${RISKY}. Anders laag.`,
              `Sum up the change in three English sentences for a colleague who knows the project. Call the risk high if it touches any of these: ${RISKY}. Otherwise low.`,
            ),
            t`${w.title}\n\n${w.text}`,
            true,
          ),
        ),
        model.attach('Taalmodel', 'Vat samen'),
        parser('Vaste vorm', 'Vat samen', {
          samenvatting: say('De wijziging voegt een veld toe.', 'The change adds a field.'),
          risico: say('laag', 'low'),
        }),
        table.append('Houd bij', say('Wijzigingen', 'Changes'), {
          [say('Nummer', 'Number')]: only(w.id),
          [say('Titel', 'Title')]: only(w.title),
          [say('Door', 'By')]: only(w.author),
          [say('Risico', 'Risk')]: '={{ $json.output.risico }}',
          Link: only(w.link),
        }),
        when('Hoog risico?', [
          [
            "={{ String($('Vat samen').item.json.output.risico ?? '').toLowerCase().trim() }}",
            'matches',
            say('^hoog', '^high'),
          ],
        ]),
        chat.post(
          'Vraag twee reviewers',
          say(
            t`Riskante wijziging van ${w.author}: ${w.title}. ${"{{ $('Vat samen').item.json.output.samenvatting }}"} Graag twee mensen: ${w.link}`,
            t`Risky change by ${w.author}: ${w.title}. ${"{{ $('Vat samen').item.json.output.samenvatting }}"} Two people please: ${w.link}`,
          ),
        ),
        chat.post(
          'Vraag een review',
          say(
            t`${w.author} vraagt een review: ${w.title}. ${"{{ $('Vat samen').item.json.output.samenvatting }}"} ${w.link}`,
            t`${w.author} asks for a review: ${w.title}. ${"{{ $('Vat samen').item.json.output.samenvatting }}"} ${w.link}`,
          ),
        ),
        chat.post(
          'Meld zonder uitleg',
          say(
            t`${w.author} vraagt een review: ${w.title} ${w.link}`,
            t`${w.author} asks for a review: ${w.title} ${w.link}`,
          ),
        ),
      ],
      flow: [
        `${path} > Vat samen > Houd bij > Hoog risico? > Vraag twee reviewers`,
        'Hoog risico? #1 > Vraag een review',
        'Vat samen #1 > Meld zonder uitleg',
      ],
    };
  },
});

export const ticketToIssue = recipe({
  id: 'ticket-to-issue',
  category: 'integration',
  tags: ['support', 'issues', 'ontwikkelaars'],
  saves: spares(
    7,
    'Support kopieert de melding naar de ontwikkelaars en houdt de klant op de hoogte.',
    'Support copies the report to the developers and keeps the customer posted.',
  ),
  variants: combine(
    { desk: liveDesks, host: watchedHosts, model: mainModels, chat: chats },
    { take: 8, apart: ['desk', 'host'] },
  ),
  build: ({ desk, host, model, chat }) => {
    const { nodes, path, ref: k } = starts(desk.newTicket, 'Nieuw ticket', 'Ticket');
    return {
      name: both(
        `Foutmeldingen uit ${desk.app.label} als issue in ${host.app.label} zetten`,
        `Turn bug reports from ${desk.app.label} into ${host.app.label} issues`,
      ),
      description: both(
        `Als ${desk.newTicket.event.nl}, herkent ${model.app.label} of het een fout in je product is, schrijft een helder issue in ${host.app.label} en laat de link als notitie bij het ticket achter.`,
        `When ${desk.newTicket.event.en}, ${model.app.label} tells whether it is a bug in your product, writes a clear issue in ${host.app.label} and leaves the link as a note on the ticket.`,
      ),
      benefit: both(
        'Ontwikkelaars krijgen een bruikbare melding en support weet waar die staat.',
        'Developers get a usable report and support knows where it is.',
      ),
      uses: [
        [desk, both('levert de tickets en krijgt een notitie', 'supplies the tickets and gets a note')],
        [model, both('herkent fouten en schrijft het issue', 'spots bugs and writes the issue')],
        [host, both('krijgt het issue', 'gets the issue')],
        [chat, both('meldt ernstige fouten', 'reports serious bugs')],
      ],
      setup: [...(desk.newTicket.setup ?? [])],
      notes: [
        {
          over: ['Een fout?', 'Maak het issue'],
          text: say(
            '## Geen klantgegevens\nHet issue bevat alleen de omschrijving. Naam en adres van de klant blijven in de helpdesk.',
            '## No customer data\nThe issue holds nothing but the description. The name and address of the customer stay in the help desk.',
          ),
        },
      ],
      names: {
        'Nieuw ticket': 'New ticket',
        'Nieuw ticket ophalen': 'New ticket: fetch',
        Ticket: 'Ticket',
        'Beoordeel de melding': 'Judge the report',
        'Een fout?': 'A bug?',
        'Maak het issue': 'Create the issue',
        'Meld dat het issue mislukte': 'Report that the issue failed',
        'Notitie bij het ticket': 'Note on the ticket',
        'Ernstig?': 'Serious?',
        'Meld de ontwikkelaars': 'Tell the developers',
        'Gewone vraag': 'Ordinary question',
        'Vraag om een oordeel': 'Ask for a judgement',
        Taalmodel: 'Language model',
        'Vaste vorm': 'Fixed form',
      },
      nodes: [
        ...nodes,
        withErrorBranch(
          ask(
            'Beoordeel de melding',
            say(
              'Je beoordeelt supporttickets over software. Is het een fout in het product, schrijf dan een titel en een omschrijving met stappen om hem te herhalen, zonder persoonsgegevens. Bepaal de ernst: hoog als klanten niet verder kunnen.',
              'You judge support tickets about software. If it is a bug in the product, write a title and a description in English with steps to repeat it, without personal data. Set the severity: high if customers cannot go on.',
            ),
            t`Product: ${ownProduct}\n\n${k.subject}\n\n${k.text}`,
            true,
          ),
        ),
        model.attach('Taalmodel', 'Beoordeel de melding'),
        parser('Vaste vorm', 'Beoordeel de melding', {
          fout: true,
          titel: say('Inloggen mislukt op mobiel', 'Signing in fails on mobile'),
          omschrijving: say('Stappen: ...', 'Steps: ...'),
          ernst: say('hoog', 'high'),
        }),
        when('Een fout?', [['={{ $json.output.fout }}', 'yes']]),
        withErrorBranch(
          host.createIssue('Maak het issue', {
            title: '={{ $json.output.titel }}',
            body: '={{ $json.output.omschrijving }}',
          }),
        ),
        chat.post(
          'Meld dat het issue mislukte',
          say(
            t`${host.app.label} nam de fout uit dit ticket niet aan; maak het issue zelf: ${k.link}`,
            t`${host.app.label} did not take the bug of this ticket; make the issue yourself: ${k.link}`,
          ),
        ),
        desk.note(
          'Notitie bij het ticket',
          only(k.id),
          say(
            '=Doorgezet naar de ontwikkelaars: {{ $json.html_url ?? $json.web_url }}',
            '=Passed on to the developers: {{ $json.html_url ?? $json.web_url }}',
          ),
        ),
        when('Ernstig?', [
          ["={{ $('Beoordeel de melding').item.json.output.ernst }}", 'is', say('hoog', 'high')],
        ]),
        chat.post(
          'Meld de ontwikkelaars',
          say(
            t`Ernstige fout gemeld door een klant: ${"{{ $('Beoordeel de melding').item.json.output.titel }}"} ${k.link}`,
            t`Serious bug reported by a customer: ${"{{ $('Beoordeel de melding').item.json.output.titel }}"} ${k.link}`,
          ),
        ),
        nothing('Gewone vraag'),
        chat.post(
          'Vraag om een oordeel',
          say(
            t`Dit ticket kon niet worden beoordeeld. Is het een fout? ${k.link}`,
            t`This ticket could not be judged. Is it a bug? ${k.link}`,
          ),
        ),
      ],
      flow: [
        `${path} > Beoordeel de melding > Een fout? > Maak het issue > Notitie bij het ticket`,
        'Maak het issue > Ernstig? > Meld de ontwikkelaars',
        'Een fout? #1 > Gewone vraag',
        'Beoordeel de melding #1 > Vraag om een oordeel',
        'Maak het issue #1 > Meld dat het issue mislukte',
      ],
    };
  },
});
