import { approvalChats } from '../../apps/chats.js';
import { crmsWithNotes } from '../../apps/crms.js';
import { helpdesks } from '../../apps/helpdesks.js';
import { mailers } from '../../apps/mailers.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  answeredWithin,
  append,
  both,
  choose,
  combine,
  evenWhenEmpty,
  from,
  goOnAfterError,
  only,
  openForm,
  plain,
  promise,
  recipe,
  say,
  set,
  spares,
  t,
  when,
  withErrorBranch,
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
    const uiterlijk = "{{ DateTime.fromISO($('Verzoek').item.json.uiterlijk).toFormat('dd-MM-yyyy') }}";
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
          'Maak het tabblad AVG met de kolommen Nummer, Persoon, Soort en Uiterlijk.',
          'Create the tab GDPR with the columns Number, Person, Kind and Deadline.',
        ),
        both(
          'Verwijderen doet een mens: deze stappen zoeken, registreren en bewaken.',
          'A person does the erasing: these steps search, register and guard.',
        ),
      ],
      notes: [
        {
          over: ['Privacyverzoek', 'Verzoek', 'Schrijf in het register'],
          text: say(
            '## Register\nElk verzoek krijgt een nummer en een uiterste datum: een maand na vandaag, zoals de wet zegt.',
            '## Register\nEvery request gets a number and a deadline: one month from today, as the law says.',
          ),
        },
        {
          over: ['Vraag akkoord', 'Wat is besloten?', 'Bevestig de uitvoering', 'Meld de afwijzing'],
          text: say(
            '## Beslissing\nEen collega controleert de identiteit voordat er iets gebeurt. De taak voor de termijn staat er dan al. Besluit niemand binnen twee weken, dan krijgt de betrokkene geen afwijzing maar komt er een taak om nu te besluiten.',
            '## Decision\nA colleague checks the identity before anything happens. The task for the deadline is there already. Where nobody decides in two weeks, the person gets no rejection; a task follows to decide now.',
          ),
        },
      ],
      names: {
        Privacyverzoek: 'Privacy request',
        Verzoek: 'Request',
        'Schrijf in het register': 'Write in the register',
        'Zoek de persoon': 'Find the person',
        'Staat in het CRM?': 'In the CRM?',
        Gevonden: 'Found',
        'Noteer het verzoek': 'Note the request',
        'Niet gevonden': 'Not found',
        Gezocht: 'Searched',
        'Open privacyticket': 'Open privacy ticket',
        'Bevestig ontvangst': 'Confirm receipt',
        'Vraag akkoord': 'Ask for approval',
        'Wat is besloten?': 'What was decided?',
        'Neem het besluit nu': 'Decide now',
        'Bewaak de termijn': 'Guard the deadline',
        'Bevestig de uitvoering': 'Confirm that we act',
        'Meld de afwijzing': 'Report the rejection',
        'Leg de reden uit': 'Explain the reason',
      },
      promises: [promise('answer', 'Open privacyticket', 'Bewaak de termijn')],
      nodes: [
        openForm(
          'Privacyverzoek',
          say('Je gegevens bij ons', 'Your data with us'),
          say(
            'Vraag je gegevens op of laat ze verwijderen. We antwoorden binnen een maand.',
            'Ask for your data or have it erased. We answer within a month.',
          ),
          [
            ['naam', say('Je naam', 'Your name')],
            ['email', say('E-mailadres', 'Email address'), 'email'],
            [
              'soort',
              say('Wat wil je?', 'What would you like?'),
              'dropdown',
              [say('Inzage', 'Access'), say('Verwijdering', 'Erasure'), say('Correctie', 'Correction')],
            ],
            ['uitleg?', say('Toelichting', 'Explanation'), 'textarea'],
          ],
        ),
        set('Verzoek', {
          nummer: say(
            "=AVG-{{ $now.toFormat('yyyyMMddHHmmss') }}",
            "=GDPR-{{ $now.toFormat('yyyyMMddHHmmss') }}",
          ),
          naam: only(plain('{{ $json.naam }}')),
          email: '={{ $json.email }}',
          soort: '={{ $json.soort }}',
          uitleg: "={{ $json.uitleg ?? '' }}",
          uiterlijk: '={{ $now.plus({ months: 1 }).toISODate() }}',
        }),
        table.append('Schrijf in het register', say('AVG', 'GDPR'), {
          [say('Nummer', 'Number')]: only(v('nummer')),
          [say('Persoon', 'Person')]: only(v('email')),
          [say('Soort', 'Kind')]: only(v('soort')),
          [say('Uiterlijk', 'Deadline')]: only(v('uiterlijk')),
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
          say(
            t`Privacyverzoek ${v('nummer')}: ${v('soort')}, uiterlijk ${uiterlijk}.`,
            t`Privacy request ${v('nummer')}: ${v('soort')}, by ${uiterlijk} at the latest.`,
          ),
        ),
        set('Niet gevonden', {
          waar: say('nergens in het CRM', 'nowhere in the CRM'),
        }),
        append('Gezocht'),
        withErrorBranch(
          desk.create('Open privacyticket', {
            subject: say(
              t`${v('nummer')}: ${v('soort')} voor ${v('naam')}`,
              t`${v('nummer')}: ${v('soort')} for ${v('naam')}`,
            ),
            text: say(
              t`${v('uitleg')}\nGevonden in het CRM: {{ $json.waar ?? 'ja' }}. Uiterlijk ${uiterlijk}.`,
              t`${v('uitleg')}\nFound in the CRM: {{ $json.waar ?? 'yes' }}. By ${uiterlijk} at the latest.`,
            ),
            email: only(v('email')),
            name: only(v('naam')),
          }),
        ),
        goOnAfterError(
          mailer.send(
            'Bevestig ontvangst',
            only(v('email')),
            say(t`Je privacyverzoek ${v('nummer')}`, t`Your privacy request ${v('nummer')}`),
            say(
              t`<p>Beste ${v('naam')},</p><p>We hebben je verzoek ontvangen en antwoorden uiterlijk op ${uiterlijk}.</p>`,
              t`<p>Dear ${v('naam')},</p><p>We have received your request and will answer by ${uiterlijk} at the latest.</p>`,
            ),
          ),
        ),
        withErrorBranch(
          answeredWithin(
            chat.approve(
              'Vraag akkoord',
              say(
                t`${v('nummer')}: ${v('soort')} gevraagd door ${v('naam')} (${v('email')}), uiterlijk ${uiterlijk}. Identiteit gecontroleerd en uitvoeren?`,
                t`${v('nummer')}: ${v('soort')} requested by ${v('naam')} (${v('email')}), by ${uiterlijk}. Identity checked, and shall we go ahead?`,
              ),
            ),
            14,
            'days',
          ),
        ),
        choose(
          'Wat is besloten?',
          [
            [say('Akkoord', 'Approved'), ['={{ $json.data?.approved === true }}', 'yes']],
            [say('Afgewezen', 'Rejected'), ['={{ $json.data?.approved === false }}', 'yes']],
          ],
          say('Geen antwoord', 'No answer'),
        ),
        tasks.create('Neem het besluit nu', {
          title: say(
            t`Besluit nu nemen: ${v('nummer')} ${v('soort')}`,
            t`Decide now: ${v('nummer')} ${v('soort')}`,
          ),
          description: say(
            t`Niemand besloot in ${chat.app.label} over het verzoek van ${v('naam')} (${v('email')}). Controleer de identiteit, besluit en bericht de betrokkene uiterlijk ${uiterlijk}.`,
            t`Nobody decided in ${chat.app.label} about the request of ${v('naam')} (${v('email')}). Check the identity, decide and tell the person by ${uiterlijk}.`,
          ),
          due: '={{ $now.plus({ days: 1 }).toISODate() }}',
        }),
        tasks.create('Leg de reden uit', {
          title: say(
            t`Reden van de afwijzing mailen: ${v('nummer')}`,
            t`Email the reason of the rejection: ${v('nummer')}`,
          ),
          description: say(
            t`Laat ${v('naam')} (${v('email')}) uiterlijk ${uiterlijk} weten waarom, of vraag om een bewijs van identiteit.`,
            t`Tell ${v('naam')} (${v('email')}) why by ${uiterlijk}, or ask for proof of identity.`,
          ),
          due: '={{ $now.plus({ days: 2 }).toISODate() }}',
        }),
        tasks.create('Bewaak de termijn', {
          title: say(t`Afhandelen: ${v('nummer')} ${v('soort')}`, t`Handle: ${v('nummer')} ${v('soort')}`),
          description: say(
            t`${v('email')}, uiterlijk ${uiterlijk}. Sluit de taak als het verzoek is uitgevoerd of afgewezen en dat in het register staat.`,
            t`${v('email')}, by ${uiterlijk} at the latest. Close the task once the request is carried out or rejected and the register says so.`,
          ),
          due: `={{ DateTime.fromISO(${v('uiterlijk').slice(3, -3)}).minus({ days: 7 }).toISODate() }}`,
        }),
        mailer.send(
          'Bevestig de uitvoering',
          only(v('email')),
          say(t`Je privacyverzoek ${v('nummer')}`, t`Your privacy request ${v('nummer')}`),
          say(
            t`<p>Beste ${v('naam')},</p><p>We zijn aan de slag met je verzoek. Uiterlijk op ${uiterlijk} laten we weten dat het klaar is.</p>`,
            t`<p>Dear ${v('naam')},</p><p>We are working on your request. By ${uiterlijk} we will let you know that it is done.</p>`,
          ),
        ),
        mailer.send(
          'Meld de afwijzing',
          only(v('email')),
          say(t`Je privacyverzoek ${v('nummer')}`, t`Your privacy request ${v('nummer')}`),
          say(
            t`<p>Beste ${v('naam')},</p><p>We kunnen je verzoek nu niet uitvoeren. Een collega laat je uiterlijk op ${uiterlijk} weten waarom, of vraagt je om aan te tonen dat het van jou komt. Ben je het er niet mee eens, dan kun je terecht bij de Autoriteit Persoonsgegevens.</p>`,
            t`<p>Dear ${v('naam')},</p><p>We cannot carry out your request now. A colleague will tell you why by ${uiterlijk}, or ask you to show that it comes from you. If you do not agree, you can turn to the Dutch data protection authority (Autoriteit Persoonsgegevens).</p>`,
          ),
        ),
      ],
      flow: [
        'Privacyverzoek > Verzoek > Schrijf in het register > Zoek de persoon > Staat in het CRM? > Gevonden > Noteer het verzoek > Gezocht > Open privacyticket > Bewaak de termijn > Bevestig ontvangst > Vraag akkoord > Wat is besloten? > Bevestig de uitvoering',
        'Open privacyticket #1 > Bewaak de termijn',
        'Staat in het CRM? #1 > Niet gevonden > Gezocht @1',
        'Wat is besloten? #1 > Meld de afwijzing > Leg de reden uit',
        'Wat is besloten? #2 > Neem het besluit nu',
        'Vraag akkoord #1 > Neem het besluit nu',
      ],
    };
  },
});
