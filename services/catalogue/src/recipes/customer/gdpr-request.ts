import { approvalChats } from '../../apps/chats.js';
import { crmsWithNotes } from '../../apps/crms.js';
import { helpdesks } from '../../apps/helpdesks.js';
import { mailers } from '../../apps/mailers.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  append,
  both,
  combine,
  evenWhenEmpty,
  form,
  from,
  only,
  recipe,
  set,
  spares,
  t,
  when,
} from '../../kit/index.js';
import { FOUND } from './parts.js';

export const avgVerzoek = recipe({
  id: 'gdpr-request',
  category: 'customer',
  tags: ['avg', 'privacy', 'formulier'],
  saves: spares(
    60,
    'Iemand zoekt in elk systeem naar de persoon en houdt de termijn bij.',
    'Someone searches each system for the person and tracks the deadline.',
  ),
  variants: combine(
    {
      crm: crmsWithNotes,
      desk: helpdesks,
      mailer: mailers,
      chat: approvalChats,
      table: tables,
      tasks: taskApps,
    },
    {
      take: 8,
      apart: ['crm', 'desk', 'chat'],
    },
  ),
  build: ({ crm, desk, mailer, chat, table, tasks }) => {
    const v = (field: string) => from('Verzoek', field);
    return {
      name: both(
        `AVG-verzoek om inzage of verwijdering met ${crm.app.label}, ${desk.app.label} en ${chat.app.label}`,
        `GDPR access or erasure request with ${crm.app.label}, ${desk.app.label} and ${chat.app.label}`,
      ),
      description: both(
        `Een formulier neemt het privacyverzoek aan, zoekt de persoon in ${crm.app.label}, opent een ticket in ${desk.app.label} en vraagt in ${chat.app.label} om akkoord. Een week voor de wettelijke termijn volgt een taak in ${tasks.app.label}.`,
        `A form takes the privacy request, finds the person in ${crm.app.label}, opens a ticket in ${desk.app.label} and asks ${chat.app.label} for approval. A week before the legal deadline a task follows in ${tasks.app.label}.`,
      ),
      benefit: both(
        'Je haalt de maand die de AVG geeft, en kunt het laten zien.',
        'You meet the month that the GDPR gives and can prove it.',
      ),
      uses: [
        [
          crm,
          both('bevat de persoonsgegevens en krijgt een notitie', 'holds the personal data and gets a note'),
        ],
        [desk, both('bewaart het verzoek als ticket', 'keeps the request as a ticket')],
        [chat, both('vraagt om akkoord', 'asks for approval')],
        [mailer, both('bericht de betrokkene', 'writes to the person')],
        [table, both('is het register van verzoeken', 'is the register of requests')],
        [tasks, both('bewaakt de termijn', 'guards the deadline')],
      ],
      setup: [
        both('Plaats het formulier in je privacyverklaring.', 'Put the form in your privacy statement.'),
        both(
          'Verwijderen doet een mens: deze stappen zoeken, registreren en bewaken.',
          'A person does the erasing: these steps search, register and guard.',
        ),
      ],
      notes: [
        {
          over: ['Privacyverzoek', 'Verzoek', 'Schrijf in het register'],
          text: '## Register\nElk verzoek krijgt een nummer en een uiterste datum: dertig dagen na vandaag.',
        },
        {
          over: ['Vraag akkoord', 'Akkoord?', 'Bevestig de uitvoering', 'Leg de afwijzing uit'],
          text: '## Beslissing\nEen collega controleert de identiteit voordat er iets gebeurt.',
        },
      ],
      nodes: [
        form(
          'Privacyverzoek',
          'Je gegevens bij ons',
          'Vraag je gegevens op of laat ze verwijderen. We antwoorden binnen een maand.',
          [
            ['naam', 'Je naam'],
            ['email', 'E-mailadres', 'email'],
            ['soort', 'Wat wil je?', 'dropdown', ['Inzage', 'Verwijdering', 'Correctie']],
            ['uitleg?', 'Toelichting', 'textarea'],
          ],
        ),
        set('Verzoek', {
          nummer: "=AVG-{{ $now.toFormat('yyyyMMddHHmmss') }}",
          naam: '={{ $json.naam }}',
          email: '={{ $json.email }}',
          soort: '={{ $json.soort }}',
          uitleg: "={{ $json.uitleg ?? '' }}",
          uiterlijk: '={{ $now.plus({ days: 30 }).toISODate() }}',
        }),
        table.append('Schrijf in het register', 'AVG', {
          Nummer: only(v('nummer')),
          Persoon: only(v('email')),
          Soort: only(v('soort')),
          Uiterlijk: only(v('uiterlijk')),
        }),
        evenWhenEmpty(crm.findContact('Zoek de persoon', only(v('email')))),
        when('Staat in het CRM?', [FOUND]),
        set('Gevonden', {
          waar: crm.app.label,
          contactId: `={{ ${crm.contactId} }}`,
        }),
        crm.note(
          'Noteer het verzoek',
          '={{ $json.contactId }}',
          t`Privacyverzoek ${v('nummer')}: ${v('soort')}, uiterlijk ${v('uiterlijk')}.`,
        ),
        set('Niet gevonden', {
          waar: 'nergens in het CRM',
        }),
        append('Gezocht'),
        desk.create('Open privacyticket', {
          subject: t`${v('nummer')}: ${v('soort')} voor ${v('naam')}`,
          text: t`${v('uitleg')}\nGevonden in het CRM: {{ $json.waar ?? 'ja' }}. Uiterlijk ${v('uiterlijk')}.`,
          email: only(v('email')),
          name: only(v('naam')),
        }),
        mailer.send(
          'Bevestig ontvangst',
          only(v('email')),
          t`Je privacyverzoek ${v('nummer')}`,
          t`<p>Beste ${v('naam')},</p><p>We hebben je verzoek ontvangen en antwoorden uiterlijk op ${v('uiterlijk')}.</p>`,
        ),
        chat.approve(
          'Vraag akkoord',
          t`${v('soort')} gevraagd door ${v('naam')} (${v('email')}). Identiteit gecontroleerd en uitvoeren?`,
        ),
        when('Akkoord?', [['={{ $json.data.approved }}', 'yes']]),
        tasks.create('Bewaak de termijn', {
          title: t`Uitvoeren: ${v('nummer')} ${v('soort')}`,
          description: t`${v('email')}, uiterlijk ${v('uiterlijk')}`,
          due: `={{ DateTime.fromISO(${v('uiterlijk').slice(3, -3)}).minus({ days: 7 }).toISODate() }}`,
        }),
        mailer.send(
          'Bevestig de uitvoering',
          only(v('email')),
          t`Je privacyverzoek ${v('nummer')}`,
          '=<p>We zijn aan de slag met je verzoek en laten het weten zodra het klaar is.</p>',
        ),
        mailer.send(
          'Leg de afwijzing uit',
          only(v('email')),
          t`Je privacyverzoek ${v('nummer')}`,
          '=<p>We konden niet vaststellen dat het verzoek van jou komt. Bel ons, dan lossen we dat op.</p>',
        ),
      ],
      flow: [
        'Privacyverzoek > Verzoek > Schrijf in het register > Zoek de persoon > Staat in het CRM? > Gevonden > Noteer het verzoek > Gezocht > Open privacyticket > Vraag akkoord > Akkoord? > Bewaak de termijn > Bevestig de uitvoering',
        'Open privacyticket > Bevestig ontvangst',
        'Staat in het CRM? #1 > Niet gevonden > Gezocht @1',
        'Akkoord? #1 > Leg de afwijzing uit',
      ],
    };
  },
});
