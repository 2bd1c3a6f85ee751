import { answers } from '../../apps/answers.js';
import { chats } from '../../apps/chats.js';
import { crmsWithNotes } from '../../apps/crms.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { fullTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  append,
  ask,
  both,
  choose,
  code,
  combine,
  evenWhenEmpty,
  everyMonths,
  form,
  from,
  keep,
  limit,
  loop,
  only,
  pause,
  recipe,
  set,
  spares,
  starts,
  t,
  when,
} from '../../kit/index.js';
import { FOUND } from './parts.js';

export const npsOpvolgen = recipe({
  id: 'nps-follow-up',
  category: 'customer',
  tags: ['nps', 'enquête', 'opvolging'],
  saves: spares(
    10,
    'Iemand leest elk cijfer en bedenkt wie er moet reageren.',
    'Someone reads every score and decides who should respond.',
  ),
  variants: combine(
    {
      survey: answers,
      crm: crmsWithNotes,
      mailer: mailers,
      tasks: taskApps,
      chat: chats,
      model: mainModels,
      table: tables,
    },
    {
      take: 8,
      apart: ['survey', 'crm', 'tasks'],
    },
  ),
  build: ({ survey, crm, mailer, tasks, chat, model, table }) => {
    const { nodes, path, ref: a } = starts(survey, 'Nieuw cijfer', 'Antwoord');
    return {
      name: both(
        `NPS uit ${survey.app.label} opvolgen in ${crm.app.label} en ${tasks.app.label}`,
        `Follow up NPS from ${survey.app.label} in ${crm.app.label} and ${tasks.app.label}`,
      ),
      description: both(
        `Wanneer ${survey.event.nl}, krijgt een fan via ${mailer.app.label} de vraag om een review, een twijfelaar een bedankje en een criticus een belafspraak in ${tasks.app.label}. Het cijfer staat daarna in ${crm.app.label}.`,
        `When ${survey.event.en}, a promoter is asked for a review through ${mailer.app.label}, a passive gets a thank-you and a detractor becomes a call task in ${tasks.app.label}. The score ends up in ${crm.app.label}.`,
      ),
      benefit: both(
        'Elk cijfer krijgt de reactie die erbij past.',
        'Every score gets the response that suits it.',
      ),
      uses: [
        [survey, both('levert de cijfers', 'brings the scores')],
        [crm, both('bewaart het cijfer bij de klant', 'keeps the score with the customer')],
        [mailer, both('bedankt en vraagt om een review', 'thanks and asks for a review')],
        [tasks, both('krijgt de belafspraken', 'gets the calls to make')],
        [model, both('bereidt het telefoongesprek voor', 'prepares the phone call')],
        [table, both('bewaart alle antwoorden', 'keeps all answers')],
        [chat, both('ziet ontevreden klanten meteen', 'sees unhappy customers at once')],
      ],
      setup: [
        both(
          'Zet in "Vraag om een review" de link naar je reviewpagina.',
          'Put the link to your review page in "Vraag om een review".',
        ),
      ],
      notes: [
        {
          over: ['Soort klant', 'Vraag om een review', 'Bedank de twijfelaar'],
          text: '## Drie groepen\n9 en 10 zijn fans, 7 en 8 twijfelaars, 0 tot en met 6 critici.',
        },
        {
          over: ['Zoek contact', 'Bekend contact?', 'Voeg klant toe'],
          text: '## Op de klantkaart\nWie nog niet in het CRM staat, wordt eerst toegevoegd.',
        },
      ],
      nodes: [
        ...nodes,
        choose('Soort klant', [
          ['Fan', [only(a.score), '>=', 9]],
          ['Twijfelaar', [only(a.score), '>=', 7]],
          ['Criticus', [only(a.score), '<', 7]],
        ]),
        pause('Wacht een dag', 1, 'days'),
        mailer.send(
          'Vraag om een review',
          only(a.email),
          'Zou je dit ook aan anderen willen vertellen?',
          t`<p>Hallo ${a.name},</p><p>Dank voor je ${a.score}! Wil je je ervaring <a href="https://www.example.com/review">in een korte review</a> delen?</p>`,
        ),
        mailer.send(
          'Bedank de twijfelaar',
          only(a.email),
          'Dank voor je mening',
          t`<p>Hallo ${a.name},</p><p>Dank voor je ${a.score}. We gaan aan de slag met wat je schreef.</p>`,
        ),
        table.append('Bewaar het antwoord', 'NPS', {
          Datum: '={{ $now.toISODate() }}',
          Klant: only(a.email),
          Cijfer: only(a.score),
          Toelichting: only(a.text),
        }),
        ask(
          'Bereid het gesprek voor',
          'Een collega belt zo een ontevreden klant. Geef in drie korte Nederlandse punten wat de klant dwarszit, wat je eerst zegt en wat je kunt aanbieden.',
          t`Cijfer ${a.score}. Toelichting: ${a.text}`,
        ),
        model.attach('Gesprekshulp', 'Bereid het gesprek voor'),
        tasks.create('Plan telefoontje', {
          title: t`Bel ${a.name}: gaf een ${a.score}`,
          description: t`${a.text}\n${a.email}\n\n{{ $json.text }}`,
          due: '={{ $now.plus({ days: 1 }).toISODate() }}',
        }),
        chat.post('Meld ontevreden klant', t`${a.name} gaf een ${a.score}: "${a.text}"`),
        append('Opgevolgd', 3),
        evenWhenEmpty(crm.findContact('Zoek contact', only(a.email))),
        when('Bekend contact?', [FOUND]),
        crm.upsertContact('Voeg klant toe', {
          email: only(a.email),
          name: only(a.name),
        }),
        crm.note(
          'Noteer het cijfer',
          `={{ ${crm.contactId} }}`,
          t`NPS ${a.score} op {{ $now.toFormat('d MMMM yyyy') }}: ${a.text}`,
        ),
      ],
      flow: [
        `${path} > Soort klant > Wacht een dag > Vraag om een review > Opgevolgd`,
        'Soort klant #1 > Bedank de twijfelaar > Opgevolgd @1',
        `${path} > Bewaar het antwoord`,
        'Soort klant #2 > Bereid het gesprek voor > Plan telefoontje > Meld ontevreden klant > Opgevolgd @2',
        'Opgevolgd > Zoek contact > Bekend contact? > Noteer het cijfer',
        'Bekend contact? #1 > Voeg klant toe > Noteer het cijfer',
      ],
    };
  },
});
export const npsMeting = recipe({
  id: 'nps-round-trip',
  category: 'customer',
  tags: ['nps', 'klanttevredenheid', 'meting'],
  saves: spares(
    90,
    'Iemand mailt klanten een vragenlijst en telt de antwoorden.',
    'Someone emails customers a survey and counts the answers.',
  ),
  variants: combine(
    {
      table: fullTables,
      mailer: mailers,
      chat: chats,
    },
    {
      take: 8,
    },
  ),
  build: ({ table, mailer, chat }) => {
    const a = (field: string) => from('Ingevuld', field);
    return {
      name: both(
        `Klanttevredenheid meten met ${mailer.app.label}, cijfers in ${table.app.label} en uitslag in ${chat.app.label}`,
        `Measure satisfaction with ${mailer.app.label}, scores in ${table.app.label}, result in ${chat.app.label}`,
      ),
      description: both(
        `Mailt elk kwartaal klanten uit ${table.app.label} via ${mailer.app.label} een formulier met twee vragen. Antwoorden komen terug in dezelfde lijst; bij een onvoldoende hoort ${chat.app.label} het direct.`,
        `Each quarter it emails customers from ${table.app.label} a two-question form through ${mailer.app.label}. Answers return to the same list, and ${chat.app.label} hears of a poor score at once.`,
      ),
      benefit: both(
        'Elk kwartaal een eerlijk cijfer zonder enquêtepakket.',
        'An honest score each quarter without survey software.',
      ),
      uses: [
        [table, both('bevat de klanten en hun cijfers', 'holds the customers and their scores')],
        [mailer, both('verstuurt de uitnodigingen', 'sends the invitations')],
        [chat, both('meldt onvoldoendes', 'reports poor scores')],
      ],
      setup: [
        both(
          'Zet in "Nodig uit" het adres van het formulier uit de stap "Tevredenheidsformulier".',
          'In "Nodig uit", put the address of the form from the step "Tevredenheidsformulier".',
        ),
        both(
          'Maak het tabblad Klanten met E-mail, Naam, Gevraagd en Cijfer.',
          'Create the tab Klanten with E-mail, Naam, Gevraagd and Cijfer.',
        ),
      ],
      notes: [
        {
          over: ['Elk kwartaal', 'Alle klanten', 'Lang niet gevraagd', 'Hooguit tweehonderd'],
          text: '## Uitnodigen\nWie het afgelopen half jaar al is gevraagd, krijgt geen mail.',
        },
        {
          over: ['Tevredenheidsformulier', 'Ingevuld', 'Bewaar het cijfer'],
          text: '## Antwoorden\nHet e-mailadres in de link koppelt het antwoord aan de klant.',
        },
      ],
      nodes: [
        everyMonths('Elk kwartaal', 3, 5, 10),
        table.rows('Alle klanten', 'Klanten'),
        keep('Lang niet gevraagd', [
          [`={{ ${table.cell('E-mail')} }}`, 'filled'],
          [
            `={{ ${table.cell('Gevraagd')} || '2000-01-01' }}`,
            'before',
            '={{ $now.minus({ months: 6 }).toISODate() }}',
          ],
        ]),
        limit('Hooguit tweehonderd', 200),
        set('Klant', {
          email: `={{ ${table.cell('E-mail')} }}`,
          naam: `={{ ${table.cell('Naam')} }}`,
        }),
        loop('Klant voor klant', 1),
        mailer.send(
          'Nodig uit',
          '={{ $json.email }}',
          'Twee vragen, een halve minuut',
          '=<p>Hallo {{ $json.naam }},</p><p>Hoe doen we het? <a href="https://n8n.example.com/form/tevreden?email={{ $json.email }}">Geef ons een cijfer</a>, dat helpt ons enorm.</p>',
        ),
        table.upsert('Noteer de uitnodiging', 'Klanten', 'E-mail', {
          'E-mail': "={{ $('Klant').item.json.email }}",
          Gevraagd: '={{ $now.toISODate() }}',
        }),
        pause('Niet te snel', 20, 'seconds'),
        code('Tel de uitnodigingen', "return [{ json: { aantal: $('Klant').all().length } }];"),
        chat.post('Meld de ronde', '=De kwartaalmeting is verstuurd naar {{ $json.aantal }} klanten.'),
        form('Tevredenheidsformulier', 'Hoe doen we het?', 'Twee vragen, een halve minuut.', [
          ['email', 'Je e-mailadres', 'email'],
          ['cijfer', 'Welk cijfer geef je ons (0 tot 10)?', 'number'],
          ['waarom?', 'Waarom dit cijfer?', 'textarea'],
        ]),
        set('Ingevuld', {
          email: '={{ $json.email }}',
          cijfer: ['number', '={{ $json.cijfer }}'],
          waarom: "={{ $json.waarom ?? '' }}",
        }),
        table.upsert('Bewaar het cijfer', 'Klanten', 'E-mail', {
          'E-mail': only(a('email')),
          Cijfer: only(a('cijfer')),
          Waarom: only(a('waarom')),
        }),
        when('Onvoldoende?', [[only(a('cijfer')), '<', 6]]),
        chat.post('Meld de onvoldoende', t`${a('email')} gaf een ${a('cijfer')}: ${a('waarom')}`),
        mailer.send(
          'Bedank voor het cijfer',
          only(a('email')),
          'Bedankt!',
          t`<p>Dank voor je ${a('cijfer')}. Fijn dat je de tijd nam.</p>`,
        ),
      ],
      flow: [
        'Elk kwartaal > Alle klanten > Lang niet gevraagd > Hooguit tweehonderd > Klant > Klant voor klant #1 > Nodig uit > Noteer de uitnodiging > Niet te snel > Klant voor klant',
        'Klant voor klant > Tel de uitnodigingen > Meld de ronde',
        'Tevredenheidsformulier > Ingevuld > Bewaar het cijfer > Onvoldoende? > Meld de onvoldoende',
        'Onvoldoende? #1 > Bedank voor het cijfer',
      ],
    };
  },
});
