import { chats } from '../../apps/chats.js';
import { socials } from '../../apps/socials.js';
import { both, combine, form, recipe, say } from '../../kit/index.js';

export const openingHours = recipe({
  id: 'changed-opening-hours',
  category: 'social',
  tags: ['openingstijden', 'winkel', 'horeca'],
  saves: {
    minutes: 7,
    nl: 'Iemand meldt afwijkende openingstijden op elk netwerk en aan collega’s.',
    en: 'Someone announces changed opening hours on each network and to colleagues.',
  },
  variants: combine(
    { social: socials, chat: chats },
    {
      take: 11,
      unless: ({ social }) => ['reddit', 'discourse'].includes(social.app.key),
    },
  ),
  build: ({ social, chat }) => ({
    name: both(
      `Afwijkende openingstijden melden op ${social.app.label} en in ${chat.app.label}`,
      `Announce changed opening hours on ${social.app.label} and in ${chat.app.label}`,
    ),
    description: both(
      `Kies op je telefoon de datum en de tijden. Klanten lezen het direct op ${social.app.label} en collega's weten via ${chat.app.label} wanneer de deur opengaat.`,
      `Pick the date and the hours on your phone. Customers read it on ${social.app.label} at once and colleagues know from ${chat.app.label} when the door opens.`,
    ),
    benefit: both('Niemand staat voor een dichte deur.', 'Nobody finds the door closed.'),
    uses: [
      [social, both('vertelt het klanten', 'tells customers')],
      [chat, both('vertelt het collega’s', 'tells colleagues')],
    ],
    setup: [
      both(
        'Zet het formulier als snelkoppeling op de telefoon van de bedrijfsleider.',
        'Put the form as a shortcut on the manager’s phone.',
      ),
    ],
    names: {
      'Openingstijden invullen': 'Enter opening hours',
      'Vertel het klanten': 'Tell customers',
      'Vertel het collega’s': 'Tell colleagues',
    },
    nodes: [
      form(
        'Openingstijden invullen',
        say('Afwijkende openingstijden', 'Changed opening hours'),
        say('Klanten en collega’s weten het meteen.', 'Customers and colleagues know at once.'),
        [
          ['date', say('Datum', 'Date'), 'date'],
          ['hours', say('Open van en tot, of gesloten', 'Open from and until, or closed')],
          ['reason?', say('Reden', 'Reason')],
        ],
      ),
      social.post(
        'Vertel het klanten',
        `=${say('Let op, andere openingstijden op', 'Please note, other opening hours on')} {{ DateTime.fromISO($json.date).setLocale(${say("'nl'", "'en'")}).toFormat('cccc d LLLL') }}: {{ $json.hours }}. {{ $json.reason ?? '' }}`,
      ),
      chat.post(
        'Vertel het collega’s',
        `=${say('Andere tijden op', 'Other hours on')} {{ DateTime.fromISO($json.date).setLocale(${say("'nl'", "'en'")}).toFormat('cccc d LLLL') }}: {{ $json.hours }}. {{ $json.reason ?? '' }}`,
      ),
    ],
    flow: ['Openingstijden invullen > Vertel het klanten', 'Openingstijden invullen > Vertel het collega’s'],
  }),
});
