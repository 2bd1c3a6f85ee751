import { inboxes, mailboxes } from '../../apps/mailers.js';
import { models } from '../../apps/models.js';
import { pushers } from '../../apps/push.js';
import { fullTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  append,
  ask,
  both,
  classify,
  code,
  combine,
  cron,
  extract,
  from,
  keep,
  nothing,
  only,
  recipe,
  rowsOf,
  set,
  starts,
  t,
  when,
} from '../../kit/index.js';

export const mailNaarActie = recipe({
  id: 'mail-to-action',
  category: 'productivity',
  tags: ['mail', 'ai', 'taken'],
  saves: {
    minutes: 4,
    nl: 'Je leest elke mail, beslist wat het is en zet acties op je lijst.',
    en: 'You read every mail, decide what it is and put actions on your list.',
  },
  variants: combine(
    { inbox: inboxes, model: models, task: taskApps, table: tables },
    { take: 10, apart: ['inbox', 'task', 'table'] },
  ),
  build: ({ inbox, model, task, table }) => {
    const { nodes, path, ref: m } = starts(inbox, 'Nieuwe mail', 'Mail');
    return {
      name: both(
        `Mail uit ${inbox.app.label} sorteren met AI: acties naar ${task.app.label}, informatie naar ${table.app.label}`,
        `Sort ${inbox.app.label} mail with AI: actions to ${task.app.label}, information to ${table.app.label}`,
      ),
      description: both(
        `Als ${inbox.event.nl}, bepaalt ${model.app.label} of je iets moet doen. Acties worden een taak met deadline in ${task.app.label}, nuttige informatie komt in ${table.app.label}, de rest blijft liggen.`,
        `When ${inbox.event.en}, ${model.app.label} decides whether you must act. Actions become a task with a deadline in ${task.app.label}, useful information goes to ${table.app.label}, the rest is left alone.`,
      ),
      benefit: both('Je mailbox is geen takenlijst meer.', 'Your mailbox is no longer a task list.'),
      uses: [
        [inbox, both('levert de mail', 'delivers the mail')],
        [model, both('beoordeelt de mail', 'judges the mail')],
        [task, both('krijgt de acties', 'gets the actions')],
        [table, both('bewaart nuttige informatie', 'keeps useful information')],
      ],
      setup: [
        both(
          'Beschrijf in "Wat voor mail is het?" wat voor jou een actie is.',
          'In "Wat voor mail is het?" describe what counts as an action for you.',
        ),
      ],
      notes: [
        {
          over: ['Wat voor mail is het?', 'Haal de actie eruit'],
          text: '## Twee stappen\nEerst sorteren, dan pas bij acties de deadline zoeken. Dat scheelt kosten.',
        },
      ],
      nodes: [
        ...nodes,
        classify('Wat voor mail is het?', t`${m.subject}\n\n${m.text}`, [
          ['Actie', 'De afzender verwacht dat ik iets doe, beslis of antwoord'],
          ['Informatie', 'Nuttig om te bewaren: afspraak, bevestiging, offerte, cijfers'],
          ['Overig', 'Nieuwsbrief, reclame of automatische melding'],
        ]),
        model.attach('Model om te sorteren', 'Wat voor mail is het?'),
        extract('Haal de actie eruit', t`Vandaag is {{ $now.toISODate() }}.\n${m.subject}\n\n${m.text}`, [
          ['actie', 'string', 'Wat ik moet doen, als korte opdracht in het Nederlands'],
          ['deadline?', 'date', 'Uiterste datum als JJJJ-MM-DD, leeg als die er niet is'],
        ]),
        model.attach('Model om te lezen', 'Haal de actie eruit'),
        task.create('Zet op de takenlijst', {
          title: '={{ $json.output.actie }}',
          description: t`Mail van ${m.name} (${m.from}): ${m.subject}`,
          due: '={{ String($json.output.deadline || $now.plus({ days: 3 }).toISODate()).slice(0, 10) }}',
        }),
        table.append('Bewaar de informatie', 'Mailarchief', {
          Datum: '={{ $now.toISODate() }}',
          Van: only(m.from),
          Onderwerp: only(m.subject),
          Tekst: t`{{ ${m.text.slice(3, -3)}.slice(0, 500) }}`,
        }),
        nothing('Laat liggen'),
      ],
      flow: [
        `${path} > Wat voor mail is het? > Haal de actie eruit > Zet op de takenlijst`,
        'Wat voor mail is het? #1 > Bewaar de informatie',
        'Wat voor mail is het? #2 > Laat liggen',
      ],
    };
  },
});

export const mailOverzicht = recipe({
  id: 'mail-digest',
  category: 'productivity',
  tags: ['mail', 'samenvatting', 'ai'],
  saves: {
    minutes: 3,
    nl: 'Elke mail die kan wachten onderbreekt je werk een paar minuten.',
    en: 'Each mail that could wait interrupts your work for some minutes.',
  },
  variants: combine(
    { box: mailboxes, table: fullTables, model: models, push: pushers },
    { take: 9, apart: ['box', 'model'] },
  ),
  build: ({ box, table, model, push }) => {
    const { nodes, path, ref: m } = starts(box.inbox, 'Nieuwe mail', 'Mail');
    const r = rowsOf(table, 'Lees de wachtrij', 'Wachtrij', 'Bewaarde mail', {
      id: 'Id',
      van: 'Van',
      onderwerp: 'Onderwerp',
      tekst: 'Tekst',
      status: 'Status',
    });
    return {
      name: both(
        `Eén mailoverzicht per dag uit ${box.inbox.app.label}, samengevat door ${model.app.label}`,
        `One daily mail digest from ${box.inbox.app.label}, summarised by ${model.app.label}`,
      ),
      description: both(
        `Binnenkomende mail (${box.inbox.app.label}) wacht in ${table.app.label} tot half vijf; dan vat ${model.app.label} alles samen in één bericht. Alleen mail van belangrijke afzenders piept direct via ${push.app.label}.`,
        `Incoming mail (${box.inbox.app.label}) waits in ${table.app.label} until half past four, when ${model.app.label} sums everything up in one message. Only mail from important senders alerts you at once through ${push.app.label}.`,
      ),
      benefit: both('Eén keer per dag mail, niets gemist.', 'Mail once a day, nothing missed.'),
      uses: [
        [box.inbox, both('levert de mail', 'delivers the mail')],
        [box, both('stuurt het overzicht', 'sends the digest')],
        [table, both('houdt de wachtrij bij', 'keeps the queue')],
        [model, both('vat samen', 'summarises')],
        [push, both('piept bij haast', 'alerts in a hurry')],
      ],
      setup: [
        both(
          'Zet in "Belangrijke afzender?" de adressen die je direct wilt zien.',
          'Put the addresses you want to see at once in "Belangrijke afzender?".',
        ),
        both(
          'Vul in "Mail het overzicht" je eigen adres in.',
          'Fill in your own address in "Mail het overzicht".',
        ),
      ],
      notes: [
        {
          over: ['Belangrijke afzender?', 'Piep direct', 'Zet in de wachtrij'],
          text: '## Overdag\nAlleen de korte lijst met afzenders onderbreekt je.',
        },
        {
          over: ['Half vijf', 'Nog niet gelezen', 'Bundel de mail', 'Vat samen'],
          text: '## Aan het eind van de dag\nDaarna gaat elke regel op Verwerkt, zodat morgen alleen nieuwe mail meetelt.',
        },
      ],
      nodes: [
        ...nodes,
        when('Belangrijke afzender?', [
          [only(m.from), 'matches', 'directie@example\\.com|klant@example\\.com'],
        ]),
        push.push('Piep direct', t`Mail van ${m.name}`, only(m.subject)),
        set('Al gezien', { status: 'Verwerkt' }),
        set('Kan wachten', { status: 'Nieuw' }),
        append('Beslist', 2),
        table.append('Zet in de wachtrij', 'Wachtrij', {
          Id: only(m.id),
          Van: only(m.name),
          Onderwerp: only(m.subject),
          Tekst: t`{{ ${m.text.slice(3, -3)}.slice(0, 1500) }}`,
          Status: '={{ $json.status }}',
        }),
        cron('Half vijf', '30 16 * * 1-5'),
        ...r.nodes,
        keep('Nog niet gelezen', [['={{ $json.status }}', 'is', 'Nieuw']]),
        code(
          'Bundel de mail',
          "const mails = $input.all().map(({ json }) => json);\nreturn [{ json: { aantal: mails.length, tekst: mails.map((mail) => mail.van + ' - ' + mail.onderwerp + ': ' + mail.tekst).join('\\n---\\n') } }];",
        ),
        ask(
          'Vat samen',
          'Vat deze mails samen voor een drukke ondernemer. Begin met wat vandaag nog moet, dan wat deze week moet, dan de rest in één zin per mail. Schrijf html met korte lijsten, in het Nederlands.',
          '={{ $json.tekst }}',
        ),
        model.attach('Taalmodel', 'Vat samen'),
        box.send(
          'Mail het overzicht',
          'ik@example.com',
          t`Je mail van vandaag (${"{{ $('Bundel de mail').first().json.aantal }}"})`,
          '={{ $json.text }}',
        ),
        table.upsert('Zet op Verwerkt', 'Wachtrij', 'Id', {
          Id: only(from('Bewaarde mail', 'id')),
          Status: 'Verwerkt',
        }),
      ],
      flow: [
        `${path} > Belangrijke afzender? > Piep direct > Al gezien > Beslist > Zet in de wachtrij`,
        'Belangrijke afzender? #1 > Kan wachten > Beslist @1',
        `Half vijf > ${r.path} > Nog niet gelezen > Bundel de mail > Vat samen > Mail het overzicht`,
        'Nog niet gelezen > Zet op Verwerkt',
      ],
    };
  },
});
