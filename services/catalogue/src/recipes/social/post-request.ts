import { shorteners } from '../../apps/analytics.js';
import { approvalChats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { facebook, linkedIn, mastodon, x } from '../../apps/socials.js';
import { tables } from '../../apps/tables.js';
import {
  answeredWithin,
  append,
  both,
  combine,
  form,
  gather,
  recipe,
  say,
  set,
  when,
  withErrorBranch,
} from '../../kit/index.js';

/** In the order of the inputs that gather the outcomes. */
const NETWORKS = ['LinkedIn', 'Facebook', 'X', 'Mastodon'];

export const postRequest = recipe({
  id: 'post-request-for-all-channels',
  category: 'social',
  tags: ['aanvraag', 'akkoord', 'linkedin'],
  saves: {
    minutes: 20,
    nl: 'Een collega mailt een idee, iemand anders plaatst het op vier netwerken.',
    en: 'A colleague e-mails an idea and someone else posts it on four networks.',
  },
  variants: combine(
    { short: shorteners, chat: approvalChats, mailer: mailers, table: tables },
    { take: 11, apart: ['chat', 'mailer'] },
  ),
  build: ({ short, chat, mailer, table }) => ({
    name: both(
      `Bericht voor vier netwerken aanvragen: akkoord in ${chat.app.label}, uitslag via ${mailer.app.label}`,
      `Request a post on four networks: ${chat.app.label} approval, outcome by ${mailer.app.label}`,
    ),
    description: both(
      `Een collega vult een formulier in; na akkoord in ${chat.app.label} staat het bericht met een korte link van ${short.app.label} op LinkedIn, Facebook, X en Mastodon. De aanvrager hoort via ${mailer.app.label} waar het gelukt is.`,
      `A colleague fills in a form; once approved in ${chat.app.label} the post is on LinkedIn, Facebook, X and Mastodon with a ${short.app.label} link. The requester hears by ${mailer.app.label} where it worked.`,
    ),
    benefit: both(
      'Iedereen kan een bericht aandragen, jij houdt de regie.',
      'Anyone can suggest a post, you stay in control.',
    ),
    uses: [
      [short, both('maakt de link kort en telbaar', 'makes the link short and countable')],
      [chat, both('vraagt akkoord', 'asks for approval')],
      [linkedIn, both('plaatst op je bedrijfspagina', 'posts on your company page')],
      [facebook, both('plaatst op je pagina', 'posts on your page')],
      [x, both('plaatst de korte versie', 'posts the short version')],
      [mastodon, both('plaatst op je server', 'posts on your server')],
      [table, both('houdt bij wat geplaatst is', 'keeps what was posted')],
      [mailer, both('bericht de aanvrager', 'informs the requester')],
    ],
    setup: [
      both(
        'Verwijder de takken van netwerken die je niet gebruikt en verlaag het aantal ingangen van "Alle uitkomsten".',
        'Remove the branches of networks you do not use and lower the inputs of "Alle uitkomsten".',
      ),
    ],
    notes: [
      {
        over: ['Maak korte link', 'Stel bericht op'],
        text: say(
          '## Tekst\nVoor X blijven naast de link 250 tekens over; lukt inkorten niet, dan gaat de gewone link mee; de rest krijgt de volledige tekst.',
          '## Text\nFor X 250 characters remain beside the link; if shortening fails, the plain link goes along; the others get the full text.',
        ),
      },
      {
        over: ['Gelukt LinkedIn', 'Alle uitkomsten'],
        text: say(
          '## Uitkomsten\nElk netwerk geeft gelukt of mislukt door, zodat één storing de rest niet tegenhoudt.',
          '## Outcomes\nEach network passes on posted or failed, so that one fault does not hold up the rest.',
        ),
      },
    ],
    names: {
      'Nee gezegd?': 'Was it a no?',
      'Meld onbeantwoord': 'Report as unanswered',
      Aanvraagformulier: 'Request form',
      'Maak korte link': 'Make short link',
      'Korte link': 'Short link',
      'Lange link': 'Long link',
      'Stel bericht op': 'Compose post',
      'Vraag akkoord': 'Ask for approval',
      'Akkoord?': 'Approved?',
      LinkedIn: 'LinkedIn',
      Facebook: 'Facebook',
      X: 'X',
      Mastodon: 'Mastodon',
      'Gelukt LinkedIn': 'Posted on LinkedIn',
      'Gelukt Facebook': 'Posted on Facebook',
      'Gelukt X': 'Posted on X',
      'Gelukt Mastodon': 'Posted on Mastodon',
      'Mislukt LinkedIn': 'Failed on LinkedIn',
      'Mislukt Facebook': 'Failed on Facebook',
      'Mislukt X': 'Failed on X',
      'Mislukt Mastodon': 'Failed on Mastodon',
      'Alle uitkomsten': 'All outcomes',
      'Bundel uitkomsten': 'Bundle outcomes',
      'Bewaar plaatsing': 'Keep outcome',
      'Mail uitkomst': 'Mail outcome',
      'Mail afwijzing': 'Mail rejection',
    },
    nodes: [
      form(
        'Aanvraagformulier',
        say('Vraag een bericht aan', 'Request a post'),
        say('Wij kijken het na en plaatsen het.', 'We look it over and post it.'),
        [
          ['name', say('Je naam', 'Your name')],
          ['email', say('Je e-mailadres', 'Your email address'), 'email'],
          ['text', say('Tekst', 'Text'), 'textarea'],
          ['link', 'Link'],
        ],
      ),
      withErrorBranch(short.shorten('Maak korte link', '={{ $json.link }}')),
      set('Korte link', { link: `={{ ${short.short} }}` }),
      set('Lange link', { link: "={{ $('Aanvraagformulier').item.json.link }}" }),
      set('Stel bericht op', {
        lang: `={{ $('Aanvraagformulier').item.json.text }}\n\n{{ $json.link }}`,
        kort: `={{ $('Aanvraagformulier').item.json.text.slice(0, 250) }} {{ $json.link }}`,
        middel: `={{ $('Aanvraagformulier').item.json.text.slice(0, 440) }}\n\n{{ $json.link }}`,
      }),
      answeredWithin(
        chat.approve(
          'Vraag akkoord',
          say(
            "={{ $('Aanvraagformulier').item.json.name }} wil plaatsen:\n\n{{ $json.lang }}\n\nZonder antwoord binnen drie dagen wordt het niet geplaatst.",
            "={{ $('Aanvraagformulier').item.json.name }} wants to post:\n\n{{ $json.lang }}\n\nWithout an answer within three days it is not posted.",
          ),
        ),
        3,
        'days',
      ),
      when('Akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
      withErrorBranch(linkedIn.post('LinkedIn', "={{ $('Stel bericht op').item.json.lang }}")),
      withErrorBranch(facebook.post('Facebook', "={{ $('Stel bericht op').item.json.lang }}")),
      withErrorBranch(x.post('X', "={{ $('Stel bericht op').item.json.kort }}")),
      withErrorBranch(mastodon.post('Mastodon', "={{ $('Stel bericht op').item.json.middel }}")),
      set('Gelukt LinkedIn', { regel: say('LinkedIn: geplaatst', 'LinkedIn: posted') }),
      set('Gelukt Facebook', { regel: say('Facebook: geplaatst', 'Facebook: posted') }),
      set('Gelukt X', { regel: say('X: geplaatst', 'X: posted') }),
      set('Gelukt Mastodon', { regel: say('Mastodon: geplaatst', 'Mastodon: posted') }),
      ...NETWORKS.map((network) =>
        set(`Mislukt ${network}`, {
          regel: `=${network}${say(': mislukt,', ': failed,')} {{ $json.error?.message ?? $json.error ?? ${say('"onbekende fout"', '"unknown error"')} }}`,
        }),
      ),
      append('Alle uitkomsten', 4),
      gather('Bundel uitkomsten', 'uitkomsten'),
      table.append('Bewaar plaatsing', say('Geplaatst', 'Posted'), {
        [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
        [say('Aanvrager', 'Requester')]: "={{ $('Aanvraagformulier').first().json.name }}",
        [say('Tekst', 'Text')]: "={{ $('Stel bericht op').first().json.lang }}",
        [say('Uitkomst', 'Outcome')]: "={{ $json.uitkomsten.map((uitkomst) => uitkomst.regel).join(', ') }}",
      }),
      mailer.send(
        'Mail uitkomst',
        "={{ $('Aanvraagformulier').first().json.email }}",
        say('De uitslag van je bericht', 'The outcome of your post'),
        say(
          "=Beste {{ $('Aanvraagformulier').first().json.name }},<br><br>{{ $('Bundel uitkomsten').first().json.uitkomsten.map((uitkomst) => uitkomst.regel).join('<br>') }}",
          "=Dear {{ $('Aanvraagformulier').first().json.name }},<br><br>{{ $('Bundel uitkomsten').first().json.uitkomsten.map((uitkomst) => uitkomst.regel).join('<br>') }}",
        ),
      ),
      mailer.send(
        'Mail afwijzing',
        "={{ $('Aanvraagformulier').item.json.email }}",
        say('Je bericht is niet geplaatst', 'Your post has not been placed'),
        say(
          "=Beste {{ $('Aanvraagformulier').item.json.name }},<br><br>We plaatsen dit bericht nu niet. Loop even langs, dan maken we er samen iets van.",
          "=Dear {{ $('Aanvraagformulier').item.json.name }},<br><br>We will not post this now. Drop by and we will make something of it together.",
        ),
      ),
      chat.post(
        'Meld onbeantwoord',
        say(
          "=Het verzoek van {{ $('Aanvraagformulier').item.json.name }} ({{ $('Aanvraagformulier').item.json.email }}) om een bericht bleef drie dagen liggen. Er is niets geplaatst; laat het weten.",
          "=Nobody decided within three days on the post of {{ $('Aanvraagformulier').item.json.name }} ({{ $('Aanvraagformulier').item.json.email }}). It was not posted; tell the requester.",
        ),
      ),
      when('Nee gezegd?', [['={{ $json.data?.approved === false }}', 'yes']]),
    ],
    flow: [
      'Aanvraagformulier > Maak korte link > Korte link > Stel bericht op > Vraag akkoord > Akkoord? > LinkedIn > Gelukt LinkedIn > Alle uitkomsten',
      'Maak korte link #1 > Lange link > Stel bericht op',
      'Akkoord? > Facebook > Gelukt Facebook > Alle uitkomsten @1',
      'Akkoord? > X > Gelukt X > Alle uitkomsten @2',
      'Akkoord? > Mastodon > Gelukt Mastodon > Alle uitkomsten @3',
      ...NETWORKS.map((network, i) => `${network} #1 > Mislukt ${network} > Alle uitkomsten @${i}`),
      'Alle uitkomsten > Bundel uitkomsten > Bewaar plaatsing > Mail uitkomst',
      'Akkoord? #1 > Nee gezegd? > Mail afwijzing',
      'Nee gezegd? #1 > Meld onbeantwoord',
    ],
  }),
});
