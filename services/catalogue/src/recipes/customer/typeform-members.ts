import { approvalChats } from '../../apps/chats.js';
import { typeform } from '../../apps/lead-sources.js';
import { mailers } from '../../apps/mailers.js';
import { notion } from '../../apps/tables.js';
import { mailOf } from '../../apps/values.js';
import { notionAdd, notionFind, notionUpdate } from '../../dsl/apps.js';
import {
  among,
  answeredWithin,
  both,
  choose,
  combine,
  evenWhenEmpty,
  goOnAfterError,
  promise,
  recipe,
  say,
  set,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const FORM = { app: typeform.app };
const senders = among(mailers, 'gmail', 'outlook');
/** What was answered to a question, inside the braces. */
const answer = (nl: string, en: string): string => `$json['${say(nl, en)}']`;

export const memberApplication = recipe({
  id: 'typeform-member-application',
  category: 'customer',
  tags: ['lid worden', 'vereniging', 'typeform', 'notion', 'aanmelding', 'ballotage'],
  saves: spares(
    15,
    'De secretaris zet aanmeldingen over, vraagt het bestuur en schrijft terug.',
    'The secretary copies applications, asks the board and writes back.',
  ),
  variants: combine(
    { chat: among(approvalChats, 'slack', 'microsoftTeams'), mailer: senders },
    { take: 2, apart: ['chat', 'mailer'] },
  ),
  build: ({ chat, mailer }) => {
    const f = (field: string) => `{{ $('Aanmelding').item.json.${field} }}`;
    const page = "={{ $('Maak het lid aan').item.json.id }}";
    const status = (name: string, to: string) => notionUpdate(name, page, { 'Status|select': to });
    return {
      name: both(
        `Nieuwe leden via Typeform in Notion, toegelaten in ${chat.app.label} en verwelkomd via ${mailer.app.label}`,
        `New members through Typeform in Notion, admitted in ${chat.app.label} and welcomed via ${mailer.app.label}`,
      ),
      description: both(
        `Een aanmelding in Typeform komt als kandidaat in Notion, tenzij het mailadres er al staat. Het bestuur laat toe in ${chat.app.label}; ${mailer.app.label} stuurt het welkom of een nette afwijzing en de penningmeester hoort van een nieuw lid.`,
        `An application in Typeform becomes a candidate in Notion, unless the mail address is there already. The board admits in ${chat.app.label}; ${mailer.app.label} sends the welcome or a kind refusal and the treasurer hears of a new member.`,
      ),
      benefit: both(
        'Van aanmelding tot welkom zonder overtypen.',
        'From application to welcome without typing over.',
      ),
      uses: [
        [FORM, both('ontvangt de aanmelding', 'receives the application')],
        [{ app: notion }, both('is de ledenlijst', 'is the list of members')],
        [chat, both('vraagt het bestuur', 'asks the board')],
        [mailer, both('schrijft kandidaat en penningmeester', 'writes to candidate and treasurer')],
      ],
      setup: [
        both(
          'Stel in Typeform de vragen Naam, E-mailadres, Telefoon, Soort lid en Motivatie, precies zo genoemd.',
          'In Typeform, ask the questions Name, Email, Phone, Kind of member and Motivation, named exactly so.',
        ),
        both(
          'Maak in Notion een database Leden met een titel en de eigenschappen E-mail (e-mail), Soort (tekst) en Status (selecteren: Kandidaat, Lid, Afgewezen).',
          'In Notion make a database Members with a title and the properties Email (email), Kind (text) and Status (select: Candidate, Member, Refused).',
        ),
      ],
      names: {
        'Lid worden': 'Become a member',
        Aanmelding: 'Application',
        'Zoek in de ledenlijst': 'Look in the list of members',
        'Ledenlijst gelezen?': 'Was the list read?',
        'Al bekend?': 'Known already?',
        'Meld dubbele aanmelding': 'Report a double application',
        'Maak het lid aan': 'Add the member',
        'Bevestig de aanmelding': 'Confirm the application',
        'Vraag het bestuur': 'Ask the board',
        'Wat zei het bestuur?': 'What did the board say?',
        'Zet op Lid': 'Set to Member',
        'Stuur het welkom': 'Send the welcome',
        'Vertel de penningmeester': 'Tell the treasurer',
        'Zet op Afgewezen': 'Set to Refused',
        'Stuur de afwijzing': 'Send the refusal',
        'Herinner het bestuur': 'Remind the board',
        'Meld dat Notion weigerde': 'Report that Notion refused',
      },
      promises: [promise('answer', 'Stuur het welkom', 'Stuur de afwijzing', 'Herinner het bestuur')],
      nodes: [
        ...typeform.nodes('Lid worden'),
        set('Aanmelding', {
          naam: `={{ ${answer('Naam', 'Name')} ?? '' }}`,
          mail: `={{ String(${answer('E-mailadres', 'Email')} ?? '').trim().toLowerCase() }}`,
          telefoon: `={{ ${answer('Telefoon', 'Phone')} ?? '' }}`,
          soort: `={{ ${answer('Soort lid', 'Kind of member')} ?? '' }}`,
          motivatie: `={{ ${answer('Motivatie', 'Motivation')} ?? '' }}`,
        }),
        evenWhenEmpty(
          goOnAfterError(
            notionFind(
              'Zoek in de ledenlijst',
              `={{ JSON.stringify({ property: '${say('E-mail', 'Email')}', email: { equals: $json.mail } }) }}`,
            ),
          ),
        ),
        when('Ledenlijst gelezen?', [["={{ $json.error ?? '' }}", 'empty']]),
        when('Al bekend?', [['={{ $json.id }}', 'filled']]),
        chat.post(
          'Meld dubbele aanmelding',
          say(
            `=${f('naam')} (${f('mail')}) meldt zich aan maar staat al in de ledenlijst: ${'{{ $json.url }}'}`,
            `=${f('naam')} (${f('mail')}) applies but is in the list of members already: ${'{{ $json.url }}'}`,
          ),
        ),
        withErrorBranch(
          notionAdd(
            'Maak het lid aan',
            `=${f('naam')}`,
            {
              [`${say('E-mail', 'Email')}|email`]: `=${f('mail')}`,
              [`${say('Soort', 'Kind')}|rich_text`]: `=${f('soort')}`,
              'Status|select': say('Kandidaat', 'Candidate'),
            },
            `=${f('telefoon')}\n\n${f('motivatie')}`,
          ),
        ),
        goOnAfterError(
          mailer.send(
            'Bevestig de aanmelding',
            `=${f('mail')}`,
            say('Je aanmelding is binnen', 'Your application is in'),
            say(
              `=<p>Beste ${f('naam')},</p><p>Bedankt voor je aanmelding. Het bestuur kijkt ernaar en je hoort van ons.</p>`,
              `=<p>Dear ${f('naam')},</p><p>Thank you for applying. The board looks at it and we will let you know.</p>`,
            ),
          ),
        ),
        answeredWithin(
          chat.approve(
            'Vraag het bestuur',
            say(
              `=Nieuwe aanmelding: ${f('naam')} (${f('soort')}). ${f('motivatie')} Toelaten?`,
              `=New application: ${f('naam')} (${f('soort')}). ${f('motivatie')} Admit?`,
            ),
          ),
          14,
          'days',
        ),
        choose(
          'Wat zei het bestuur?',
          [
            [say('Toegelaten', 'Admitted'), ['={{ $json.data?.approved === true }}', 'yes']],
            [say('Afgewezen', 'Refused'), ['={{ $json.data?.approved === false }}', 'yes']],
          ],
          say('Geen antwoord', 'No answer'),
        ),
        status('Zet op Lid', say('Lid', 'Member')),
        mailer.send(
          'Stuur het welkom',
          `=${f('mail')}`,
          say('Welkom als lid', 'Welcome as a member'),
          say(
            `=<p>Beste ${f('naam')},</p><p>Welkom! Je bent vanaf vandaag lid (${f('soort')}). De penningmeester neemt contact op over de contributie.</p>`,
            `=<p>Dear ${f('naam')},</p><p>Welcome! As of today you are a member (${f('soort')}). The treasurer gets in touch about the fee.</p>`,
          ),
        ),
        mailer.send(
          'Vertel de penningmeester',
          mailOf.administration,
          say(`=Nieuw lid: ${f('naam')}`, `=New member: ${f('naam')}`),
          say(
            `=<p>${f('naam')} (${f('soort')}), ${f('mail')}, ${f('telefoon')}. Neem contact op over contributie en machtiging.</p>`,
            `=<p>${f('naam')} (${f('soort')}), ${f('mail')}, ${f('telefoon')}. Get in touch about fee and mandate.</p>`,
          ),
        ),
        status('Zet op Afgewezen', say('Afgewezen', 'Refused')),
        mailer.send(
          'Stuur de afwijzing',
          `=${f('mail')}`,
          say('Over je aanmelding', 'About your application'),
          say(
            `=<p>Beste ${f('naam')},</p><p>Het bestuur kan je op dit moment niet als lid toelaten. Wil je weten waarom? Antwoord op deze mail.</p>`,
            `=<p>Dear ${f('naam')},</p><p>The board cannot admit you at the moment. Would you like to know why? Answer this mail.</p>`,
          ),
        ),
        chat.post(
          'Herinner het bestuur',
          say(
            `=De aanmelding van ${f('naam')} wacht al twee weken op een besluit. Beslis in de vergadering en pas de status in Notion aan; wie wacht krijgt nu geen bericht vanzelf.`,
            `=The application of ${f('naam')} has waited two weeks for a decision. Decide in the meeting and change the status in Notion; nobody writes to who waits by itself now.`,
          ),
        ),
        chat.post(
          'Meld dat Notion weigerde',
          say(
            `=De aanmelding van ${f('naam')} (${f('mail')}, ${f('telefoon')}) kwam niet in Notion. Zet hem er met de hand in.`,
            `=The application of ${f('naam')} (${f('mail')}, ${f('telefoon')}) did not reach Notion. Put it in by hand.`,
          ),
        ),
      ],
      flow: [
        'Lid worden > Aanmelding > Zoek in de ledenlijst > Ledenlijst gelezen? > Al bekend? > Meld dubbele aanmelding',
        'Al bekend? #1 > Maak het lid aan > Bevestig de aanmelding > Vraag het bestuur > Wat zei het bestuur? > Zet op Lid > Stuur het welkom > Vertel de penningmeester',
        'Wat zei het bestuur? #1 > Zet op Afgewezen > Stuur de afwijzing',
        'Wat zei het bestuur? #2 > Herinner het bestuur',
        'Ledenlijst gelezen? #1 > Meld dat Notion weigerde',
        'Maak het lid aan #1 > Meld dat Notion weigerde',
      ],
      notes: [
        {
          over: ['Vraag het bestuur', 'Wat zei het bestuur?'],
          text: say(
            '## Stilte is geen nee\nZonder antwoord binnen twee weken blijft iemand kandidaat en krijgt het bestuur een herinnering.',
            '## Silence is no refusal\nWithout an answer within two weeks somebody stays a candidate and the board is reminded.',
          ),
        },
      ],
    };
  },
});
