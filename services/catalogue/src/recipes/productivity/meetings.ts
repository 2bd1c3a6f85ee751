import { calendars } from '../../apps/calendars.js';
import { chats } from '../../apps/chats.js';
import { crmsThatFind } from '../../apps/crms.js';
import { documents } from '../../apps/documents.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels, models } from '../../apps/models.js';
import { taskApps } from '../../apps/tasks.js';
import {
  append,
  ask,
  both,
  chain,
  code,
  combine,
  evenWhenEmpty,
  everyMinutes,
  extractJson,
  form,
  keep,
  limit,
  loop,
  only,
  onlyNew,
  onlyOnce,
  pause,
  reads,
  recipe,
  set,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const voorbereiding = recipe({
  id: 'meeting-prep',
  category: 'productivity',
  tags: ['vergadering', 'voorbereiding', 'ai', 'crm'],
  saves: {
    minutes: 3,
    nl: 'Voor elk gesprek zoek je een kwartier op wie het is; de meeste rondes van dit schema vinden niets.',
    en: 'Before each talk you spend fifteen minutes looking people up; most rounds of this schedule find none.',
  },
  variants: combine(
    { calendar: calendars, crm: crmsThatFind, model: mainModels, chat: chats },
    { take: 9, apart: ['calendar', 'crm', 'chat'] },
  ),
  build: ({ calendar, crm, model, chat }) => {
    const { nodes, path, ref: a } = reads(calendar.today, 'Lees de agenda', 'Afspraak');
    return {
      name: both(
        `Gespreksvoorbereiding in ${chat.app.label}: afspraken uit ${calendar.app.label}, klanten uit ${crm.app.label}`,
        `Meeting briefs in ${chat.app.label} from ${calendar.app.label} appointments and ${crm.app.label} clients`,
      ),
      description: both(
        `Een uur voor elke afspraak met een externe in ${calendar.app.label} zoekt hij de klant op in ${crm.app.label}; ${model.app.label} zet de hoofdpunten op een rij en ${chat.app.label} toont ze.`,
        `An hour before each appointment with an outsider in ${calendar.app.label} it looks the client up in ${crm.app.label}; ${model.app.label} lists the main points and ${chat.app.label} shows them.`,
      ),
      benefit: both('Je zit nooit meer onvoorbereid aan tafel.', 'You never sit at the table unprepared.'),
      uses: [
        [calendar, both('bevat je afspraken', 'holds your appointments')],
        [crm, both('kent de klant', 'knows the client')],
        [model, both('schrijft de voorbereiding', 'writes the brief')],
        [chat, both('bezorgt de voorbereiding', 'delivers the brief')],
      ],
      setup: [
        both(
          'Zet in "Begint binnen het uur" je eigen domein, zodat interne afspraken worden overgeslagen.',
          'Put your own domain in "Begint binnen het uur", so that internal meetings are skipped.',
        ),
      ],
      notes: [
        {
          over: ['Begint binnen het uur', 'Nog niet voorbereid'],
          text: '## Eén keer per afspraak\nHet id van de afspraak wordt onthouden, ook als het schema elk kwartier draait.',
        },
      ],
      nodes: [
        everyMinutes('Elk kwartier', 15),
        ...nodes,
        keep('Begint binnen het uur', [
          ['={{ $json.start }}', 'before', '={{ $now.plus({ minutes: 60 }).toISO() }}'],
          ['={{ $json.start }}', 'after', '={{ $now.toISO() }}'],
          ["={{ $json.email !== '' && !$json.email.endsWith('@example.com') }}", 'yes'],
        ]),
        onlyNew('Nog niet voorbereid', '={{ $json.id }}'),
        loop('Gesprek voor gesprek', 1),
        evenWhenEmpty(crm.findContact('Zoek de klant', only(a.email))),
        limit('Alleen de eerste treffer', 1),
        ask(
          'Schrijf de voorbereiding',
          'Je bereidt een gesprek voor. Geef in maximaal acht regels: wie is het, wat weten we, drie vragen om te stellen. Weet je iets niet, zeg dat dan.',
          t`Afspraak: ${a.title} met ${a.name} (${a.email}) om ${a.start}.\nGegevens uit het CRM: ${'{{ JSON.stringify($json).slice(0, 4000) }}'}`,
        ),
        model.attach('Taalmodel', 'Schrijf de voorbereiding'),
        chat.post('Toon de voorbereiding', t`Over een uur: ${a.title}\n${'{{ $json.text }}'}\n${a.link}`),
      ],
      flow: [
        `Elk kwartier > ${path} > Begint binnen het uur > Nog niet voorbereid > Gesprek voor gesprek`,
        'Gesprek voor gesprek #1 > Zoek de klant > Alleen de eerste treffer > Schrijf de voorbereiding > Toon de voorbereiding > Gesprek voor gesprek',
      ],
    };
  },
});

export const notulen = recipe({
  id: 'minutes-to-actions',
  category: 'productivity',
  tags: ['notulen', 'actiepunten', 'ai', 'vergadering'],
  saves: {
    minutes: 45,
    nl: 'Iemand werkt de notulen uit, zet de acties op de lijst en mailt iedereen.',
    en: 'Someone writes up the minutes, lists the actions and mails everyone.',
  },
  variants: combine(
    { model: models, doc: documents, task: taskApps, mailer: mailers, chat: chats },
    { take: 10, unless: ({ doc, task }) => doc.app.key === task.app.key },
  ),
  build: ({ model, doc, task, mailer, chat }) => {
    const f = (field: string) => `{{ $('Verslag insturen').first().json.${field} }}`;
    const o = (field: string) => `{{ $('Werk de notulen uit').first().json.output.${field} }}`;
    const page = doc.write('Schrijf de notulen', {
      title: t`Notulen ${f('titel')} - {{ $now.toISODate() }}`,
      text: t`${o('samenvatting')}\n\nBesluiten:\n{{ $('Werk de notulen uit').first().json.output.besluiten.map((besluit) => '- ' + besluit).join('\\n') }}\n\nActies:\n{{ $('Werk de notulen uit').first().json.output.acties.map((actie) => '- ' + actie.wie + ': ' + actie.wat).join('\\n') }}`,
    });
    return {
      name: both(
        `Notulen uit een transcript met ${model.app.label} in ${doc.app.label}, acties in ${task.app.label}`,
        `Minutes from a transcript with ${model.app.label} in ${doc.app.label}, actions in ${task.app.label}`,
      ),
      description: both(
        `Plak het transcript van een overleg in het formulier. ${model.app.label} schrijft samenvatting, besluiten en acties; de notulen staan in ${doc.app.label}, elke actie in ${task.app.label} en de deelnemers krijgen mail.`,
        `Paste the transcript of a meeting into the form. ${model.app.label} writes summary, decisions and actions; the minutes are in ${doc.app.label}, each action in ${task.app.label} and the participants get a mail.`,
      ),
      benefit: both(
        'Vijf minuten na het overleg weet iedereen wat te doen.',
        'Five minutes after the meeting everyone knows what to do.',
      ),
      uses: [
        [model, both('werkt het transcript uit', 'works out the transcript')],
        [doc, both('bewaart de notulen', 'keeps the minutes')],
        [task, both('krijgt elke actie', 'gets each action')],
        [mailer, both('mailt de deelnemers', 'mails the participants')],
        [chat, both('meldt dat de notulen klaar zijn', 'reports that the minutes are ready')],
      ],
      setup: [
        both(
          'Laat de deelnemers weten dat er een transcript wordt gemaakt.',
          'Tell the participants that a transcript is made.',
        ),
      ],
      notes: [
        {
          over: ['Werk de notulen uit', 'Zijn er acties?'],
          text: '## Uitwerken\nHet model mag niets toevoegen: staat er geen uitvoerder in het transcript, dan wordt het "nader te bepalen".',
        },
        {
          over: ['Actie voor actie', 'Zet de actie klaar', 'Kort wachten'],
          text: '## Acties\nEén voor één, zodat de takenlijst de snelheid aankan.',
        },
      ],
      nodes: [
        form('Verslag insturen', 'Notulen maken', 'Plak het transcript uit Teams, Zoom of Meet.', [
          ['titel', 'Naam van het overleg'],
          ['deelnemers', 'E-mailadressen van de deelnemers, met komma’s'],
          ['transcript', 'Transcript', 'textarea'],
        ]),
        withErrorBranch(
          extractJson(
            'Werk de notulen uit',
            t`Vandaag is {{ $now.toISODate() }}. Neem alleen over wat in het transcript staat; is er geen uitvoerder genoemd, vul dan "nader te bepalen" in.\n${'{{ $json.transcript }}'}`,
            {
              samenvatting: 'Het team besprak de planning.',
              besluiten: ['De levering schuift een week op'],
              acties: [{ wat: 'Bel de klant', wie: 'Sanne', uiterlijk: '2026-12-01' }],
            },
          ),
        ),
        model.attach('Taalmodel', 'Werk de notulen uit'),
        ...page,
        set('Onthoud de link', { link: `={{ ${doc.link} }}` }),
        when('Zijn er acties?', [
          ["={{ $('Werk de notulen uit').first().json.output.acties }}", 'someItems'],
        ]),
        code(
          'Maak losse acties',
          "return $('Werk de notulen uit').first().json.output.acties.map((actie) => ({ json: actie }));",
        ),
        loop('Actie voor actie', 1),
        task.create('Zet de actie klaar', {
          title: '={{ $json.wat }}',
          description: t`Voor ${'{{ $json.wie }}'}, uit het overleg ${f('titel')}.`,
          due: '={{ (DateTime.fromISO(String($json.uiterlijk)).isValid ? DateTime.fromISO($json.uiterlijk) : $now.plus({ weeks: 1 })).toISODate() }}',
        }),
        pause('Kort wachten', 1, 'seconds'),
        set('Zonder acties', { slot: 'Er zijn geen acties afgesproken.' }),
        onlyOnce(set('Met acties', { slot: `De acties staan in ${task.app.label}.` })),
        append('Klaar om te delen', 2),
        mailer.send(
          'Mail de deelnemers',
          t`${f('deelnemers')}`,
          t`Notulen: ${f('titel')}`,
          t`${o('samenvatting')}<br><br>${'{{ $json.slot }}'}<br>De volledige notulen: {{ $('Onthoud de link').first().json.link }}`,
        ),
        chat.post(
          'Meld dat ze klaar zijn',
          t`De notulen van ${f('titel')} staan klaar: {{ $('Onthoud de link').first().json.link }}`,
        ),
        chat.post(
          'Vraag om hulp',
          t`De notulen van ${f('titel')} konden niet worden uitgewerkt. Is het transcript te lang?`,
        ),
      ],
      flow: [
        `Verslag insturen > Werk de notulen uit > ${chain(page)} > Onthoud de link > Zijn er acties? > Maak losse acties > Actie voor actie > Met acties > Klaar om te delen > Mail de deelnemers > Meld dat ze klaar zijn`,
        'Actie voor actie #1 > Zet de actie klaar > Kort wachten > Actie voor actie',
        'Zijn er acties? #1 > Zonder acties > Klaar om te delen @1',
        'Werk de notulen uit #1 > Vraag om hulp',
      ],
    };
  },
});
