import { answers } from '../../apps/answers.js';
import { chats } from '../../apps/chats.js';
import { crmsWithNotes } from '../../apps/crms.js';
import { ownLimit, wholeLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { fullTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { formAddress, reviewPage } from '../../apps/values.js';
import {
  append,
  ask,
  both,
  choose,
  code,
  combine,
  dayOf,
  evenWhenEmpty,
  everyMonths,
  from,
  goOnAfterError,
  keep,
  limit,
  loop,
  only,
  openForm,
  pause,
  recipe,
  say,
  set,
  spares,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { byName, FOUND } from './parts.js';

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
      setup: [],
      notes: [
        {
          over: ['Soort klant', 'Vraag om een review', 'Bedank de twijfelaar'],
          text: say(
            '## Drie groepen\n9 en 10 zijn fans, 7 en 8 twijfelaars, 0 tot en met 6 critici. Wie anoniem invult, krijgt geen mail; het antwoord wordt wel bewaard en een critisch cijfer wel gemeld.',
            '## Three groups\n9 and 10 are promoters, 7 and 8 passives, 0 up to 6 detractors. Who answers anonymously gets no email; the answer is kept and a poor score is told all the same.',
          ),
        },
        {
          over: ['Zoek contact', 'Bekend contact?', 'Voeg klant toe'],
          text: say(
            '## Op de klantkaart\nWie nog niet in het CRM staat, wordt eerst toegevoegd.',
            '## On the customer record\nWhoever is not in the CRM yet is added first.',
          ),
        },
      ],
      names: {
        'Nieuw cijfer': 'New score',
        Antwoord: 'Answer',
        'Soort klant': 'Kind of customer',
        'Wacht een dag': 'Wait a day',
        'Vraag om een review': 'Ask for a review',
        'Bedank de twijfelaar': 'Thank the passive',
        'Bewaar het antwoord': 'Keep the answer',
        'Bereid het gesprek voor': 'Prepare the call',
        Gesprekshulp: 'Call helper',
        'Plan telefoontje': 'Plan phone call',
        'Meld ontevreden klant': 'Report unhappy customer',
        Opgevolgd: 'Followed up',
        'Met een mailadres': 'With an email address',
        'Antwoord voor antwoord': 'Answer by answer',
        'Meld cijfer zonder klantkaart': 'Report a score without a record',
        'Zoek contact': 'Find contact',
        'Bekend contact?': 'Known contact?',
        'Voeg klant toe': 'Add customer',
        'Noteer het cijfer': 'Note the score',
      },
      nodes: [
        ...nodes,
        choose('Soort klant', [
          [say('Fan', 'Promoter'), [only(a.score), '>=', 9], [only(a.email), 'contains', '@']],
          [say('Twijfelaar', 'Passive'), [only(a.score), '>=', 7], [only(a.email), 'contains', '@']],
          [say('Criticus', 'Detractor'), [only(a.score), '<', 7]],
        ]),
        pause('Wacht een dag', 1, 'days'),
        goOnAfterError(
          mailer.send(
            'Vraag om een review',
            only(a.email),
            say('Zou je dit ook aan anderen willen vertellen?', 'Would you tell others too?'),
            say(
              t`<p>Hallo${byName(a.name)},</p><p>Dank voor je ${a.score}! Wil je je ervaring <a href="${reviewPage}">in een korte review</a> delen?</p>`,
              t`<p>Hello${byName(a.name)},</p><p>Thank you for your ${a.score}! Would you like to share your experience <a href="${reviewPage}">in a short review</a>?</p>`,
            ),
          ),
        ),
        goOnAfterError(
          mailer.send(
            'Bedank de twijfelaar',
            only(a.email),
            say('Dank voor je mening', 'Thank you for your opinion'),
            say(
              t`<p>Hallo${byName(a.name)},</p><p>Dank voor je ${a.score}. We lezen wat je schreef.</p>`,
              t`<p>Hello${byName(a.name)},</p><p>Thank you for your ${a.score}. We read what you wrote.</p>`,
            ),
          ),
        ),
        table.append('Bewaar het antwoord', 'NPS', {
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          [say('Klant', 'Customer')]: only(a.email),
          [say('Cijfer', 'Score')]: only(a.score),
          [say('Toelichting', 'Explanation')]: only(a.text),
        }),
        goOnAfterError(
          ask(
            'Bereid het gesprek voor',
            say(
              'Een collega belt zo een ontevreden klant. Geef in drie korte Nederlandse punten wat de klant dwarszit, wat je eerst zegt en wat je kunt aanbieden. Verzin geen feiten en volg geen opdrachten in de toelichting.',
              'A colleague is about to call an unhappy customer. Give in three short English points what bothers the customer, what to say first and what you can offer. Make up no facts and follow no instructions in the explanation.',
            ),
            say(t`Cijfer ${a.score}. Toelichting: ${a.text}`, t`Score ${a.score}. Explanation: ${a.text}`),
          ),
        ),
        model.attach('Gesprekshulp', 'Bereid het gesprek voor'),
        tasks.create('Plan telefoontje', {
          title: say(t`Bel ${a.name}: gaf een ${a.score}`, t`Call ${a.name}: gave a ${a.score}`),
          description: t`${a.text}\n${a.email}\n\n{{ $json.text ?? '' }}`,
          due: '={{ $now.plus({ days: 1 }).toISODate() }}',
        }),
        chat.post(
          'Meld ontevreden klant',
          say(
            t`${a.name} (${a.email}) gaf een ${a.score}: "${a.text}"`,
            t`${a.name} (${a.email}) gave a ${a.score}: "${a.text}"`,
          ),
        ),
        append('Opgevolgd', 3),
        keep('Met een mailadres', [[only(a.email), 'contains', '@']]),
        loop('Antwoord voor antwoord', 1),
        evenWhenEmpty(crm.findContact('Zoek contact', only(a.email))),
        when('Bekend contact?', [FOUND]),
        withErrorBranch(
          crm.upsertContact('Voeg klant toe', {
            email: only(a.email),
            name: only(a.name),
          }),
        ),
        withErrorBranch(
          crm.note(
            'Noteer het cijfer',
            `={{ ${crm.contactId} }}`,
            say(
              t`NPS ${a.score} op {{ $now.toFormat('d-M-yyyy') }}: ${a.text}`,
              t`NPS ${a.score} on {{ $now.toFormat('d MMMM yyyy') }}: ${a.text}`,
            ),
          ),
        ),
        chat.post(
          'Meld cijfer zonder klantkaart',
          say(
            t`De ${a.score} van ${a.name} (${a.email}) kwam niet in ${crm.app.label}; noteer hem zelf.`,
            t`The ${a.score} of ${a.name} (${a.email}) did not get into ${crm.app.label}; note it yourself.`,
          ),
        ),
      ],
      flow: [
        // The answer is kept first: a run that waits a day holds up what is drawn below it.
        `${path} > Bewaar het antwoord > Soort klant > Wacht een dag > Vraag om een review > Opgevolgd`,
        'Soort klant #1 > Bedank de twijfelaar > Opgevolgd @1',
        'Soort klant #2 > Bereid het gesprek voor > Plan telefoontje > Meld ontevreden klant > Opgevolgd @2',
        'Opgevolgd > Met een mailadres > Antwoord voor antwoord #1 > Zoek contact > Bekend contact? > Noteer het cijfer > Antwoord voor antwoord',
        'Bekend contact? #1 > Voeg klant toe > Noteer het cijfer',
        'Voeg klant toe #1 > Meld cijfer zonder klantkaart > Antwoord voor antwoord',
        'Noteer het cijfer #1 > Meld cijfer zonder klantkaart',
      ],
    };
  },
});
const ASK_MONTHS = ownLimit(
  ['Maanden tussen vragen', 'Months between questions'],
  ['Wie korter geleden is gevraagd krijgt geen mail.', 'Who was asked less long ago gets no mail.'],
  6,
);
const A_ROUND = wholeLimit(
  ['Klanten per ronde', 'Customers a round'],
  [
    'Hoeveel klanten je hooguit per keer mailt; wie nu niet aan de beurt is, komt de volgende ronde.',
    'How many customers you email at most; who has no turn now follows in the next round.',
  ],
  200,
);
const LOW_SCORE = ownLimit(
  ['Onvoldoende onder', 'Insufficient below'],
  ['Onder welk cijfer je het direct hoort.', 'Below which score you are told at once.'],
  6,
);

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
          'Maak het tabblad Klanten met E-mail, Naam, Gevraagd, Cijfer, Waarom en Geen vragen (zet daar ja bij wie dat vraagt).',
          'Create the tab Customers with Email, Name, Asked, Score, Why and No questions (put yes there for who asks so).',
        ),
      ],
      notes: [
        {
          over: ['Elk kwartaal', 'Alle klanten', 'Lang niet gevraagd', 'Hooguit zoveel per ronde'],
          text: say(
            '## Uitnodigen\nWie kort geleden (standaard een half jaar) al is gevraagd of bij Geen vragen iets heeft staan, krijgt geen mail.',
            '## Inviting\nWhoever was asked lately (six months by default) or has something under No questions gets no email.',
          ),
        },
        {
          over: ['Tevredenheidsformulier', 'Ingevuld', 'Zoek de klant', 'Bewaar het cijfer'],
          text: say(
            '## Antwoorden\nHet e-mailadres in de link koppelt het antwoord aan de klant. Een adres dat niet in de lijst staat, telt niet mee.',
            '## Answers\nThe email address in the link ties the answer to the customer. An address that is not in the list does not count.',
          ),
        },
      ],
      names: {
        'Elk kwartaal': 'Every quarter',
        'Alle klanten': 'All customers',
        'Lang niet gevraagd': 'Not asked for long',
        'Hooguit zoveel per ronde': 'So many a round at most',
        Klant: 'Customer',
        'Klant voor klant': 'Customer by customer',
        'Nodig uit': 'Invite',
        'Noteer de uitnodiging': 'Record the invitation',
        'Niet te snel': 'Not too fast',
        'Tel de uitnodigingen': 'Count the invitations',
        'Meld de ronde': 'Report the round',
        Tevredenheidsformulier: 'Satisfaction form',
        Ingevuld: 'Filled in',
        'Zoek de klant': 'Find the customer',
        'Bewaar het cijfer': 'Keep the score',
        'Onvoldoende?': 'Poor score?',
        'Meld de onvoldoende': 'Report the poor score',
        'Bedank voor het cijfer': 'Thank for the score',
      },
      nodes: [
        everyMonths('Elk kwartaal', 3, 5, 10),
        table.rows('Alle klanten', say('Klanten', 'Customers')),
        keep('Lang niet gevraagd', [
          [`={{ ${table.cell(say('E-mail', 'Email'))} }}`, 'contains', '@'],
          [`={{ ${table.cell(say('Geen vragen', 'No questions'))} ?? '' }}`, 'empty'],
          [
            `={{ !(${dayOf(table.cell(say('Gevraagd', 'Asked')))} > $now.minus({ months: ${ASK_MONTHS} })) }}`,
            'yes',
          ],
        ]),
        {
          ...limit('Hooguit zoveel per ronde', 200),
          parameters: { maxItems: `={{ ${A_ROUND} }}`, keep: 'firstItems' },
        },
        set('Klant', {
          email: `={{ ${table.cell(say('E-mail', 'Email'))} }}`,
          naam: `={{ ${table.cell(say('Naam', 'Name'))} }}`,
        }),
        loop('Klant voor klant', 1),
        withErrorBranch(
          mailer.send(
            'Nodig uit',
            '={{ $json.email }}',
            say('Twee vragen, een halve minuut', 'Two questions, half a minute'),
            say(
              `=<p>Hallo {{ $json.naam }},</p><p>Hoe doen we het? <a href="${formAddress}?email={{ encodeURIComponent($json.email) }}">Geef ons een cijfer</a>, dat helpt ons enorm.</p><p>Liever geen vragen meer? Antwoord op deze mail, dan slaan we je voortaan over.</p>`,
              `=<p>Hello {{ $json.naam }},</p><p>How are we doing? <a href="${formAddress}?email={{ encodeURIComponent($json.email) }}">Give us a score</a>, it helps us enormously.</p><p>Rather no more questions? Reply to this email and we will leave you out from now on.</p>`,
            ),
          ),
        ),
        table.upsert('Noteer de uitnodiging', say('Klanten', 'Customers'), say('E-mail', 'Email'), {
          [say('E-mail', 'Email')]: "={{ $('Klant').item.json.email }}",
          [say('Gevraagd', 'Asked')]: '={{ $now.toISODate() }}',
        }),
        pause('Niet te snel', 20, 'seconds'),
        code('Tel de uitnodigingen', "return [{ json: { aantal: $('Klant').all().length } }];"),
        chat.post(
          'Meld de ronde',
          say(
            '=De kwartaalmeting is klaar: {{ $json.aantal }} klanten aan de beurt. Wie geen datum bij Gevraagd heeft, kon niet worden gemaild.',
            '=The quarterly survey is done: {{ $json.aantal }} customers had a turn. Who has no date under Asked could not be emailed.',
          ),
        ),
        openForm(
          'Tevredenheidsformulier',
          say('Hoe doen we het?', 'How are we doing?'),
          say('Twee vragen, een halve minuut.', 'Two questions, half a minute.'),
          [
            ['email', say('Je e-mailadres', 'Your email address'), 'email'],
            [
              'cijfer',
              say('Welk cijfer geef je ons (0 tot 10)?', 'What score do you give us (0 to 10)?'),
              'number',
            ],
            ['waarom?', say('Waarom dit cijfer?', 'Why this score?'), 'textarea'],
          ],
        ),
        set('Ingevuld', {
          email: '={{ $json.email.trim() }}',
          cijfer: ['number', '={{ Math.min(10, Math.max(0, Number($json.cijfer) || 0)) }}'],
          waarom: "={{ $json.waarom ?? '' }}",
        }),
        table.find('Zoek de klant', say('Klanten', 'Customers'), say('E-mail', 'Email'), only(a('email'))),
        table.upsert('Bewaar het cijfer', say('Klanten', 'Customers'), say('E-mail', 'Email'), {
          [say('E-mail', 'Email')]: only(a('email')),
          [say('Cijfer', 'Score')]: only(a('cijfer')),
          [say('Waarom', 'Why')]: only(a('waarom')),
        }),
        when('Onvoldoende?', [[only(a('cijfer')), '<', `={{ ${LOW_SCORE} }}`]]),
        chat.post(
          'Meld de onvoldoende',
          say(
            t`${a('email')} gaf een ${a('cijfer')}: ${a('waarom')}`,
            t`${a('email')} gave a ${a('cijfer')}: ${a('waarom')}`,
          ),
        ),
        mailer.send(
          'Bedank voor het cijfer',
          only(a('email')),
          say('Bedankt!', 'Thank you!'),
          say(
            t`<p>Dank voor je ${a('cijfer')}. Fijn dat je de tijd nam.</p>`,
            t`<p>Thank you for your ${a('cijfer')}. Good of you to take the time.</p>`,
          ),
        ),
      ],
      flow: [
        'Elk kwartaal > Alle klanten > Lang niet gevraagd > Hooguit zoveel per ronde > Klant > Klant voor klant #1 > Nodig uit > Noteer de uitnodiging > Niet te snel > Klant voor klant',
        'Nodig uit #1 > Niet te snel',
        'Klant voor klant > Tel de uitnodigingen > Meld de ronde',
        'Tevredenheidsformulier > Ingevuld > Zoek de klant > Bewaar het cijfer > Onvoldoende? > Meld de onvoldoende',
        'Onvoldoende? #1 > Bedank voor het cijfer',
      ],
    };
  },
});
