import { chats } from '../../apps/chats.js';
import { socials } from '../../apps/socials.js';
import {
  both,
  combine,
  formEnd,
  formWithEnding,
  goOnAfterError,
  recipe,
  say,
  withErrorBranch,
} from '../../kit/index.js';

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
  build: ({ social, chat }) => {
    const WHEN = `{{ DateTime.fromISO($('Openingstijden invullen').first().json.date).setLocale(${say("'nl'", "'en'")}).toFormat('cccc d LLLL') }}: {{ $('Openingstijden invullen').first().json.hours }}{{ $('Openingstijden invullen').first().json.reason ? ' (' + $('Openingstijden invullen').first().json.reason + ')' : '' }}`;
    return {
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
        'Vraag collega’s te plaatsen': 'Ask colleagues to post',
        'Toon de uitkomst': 'Show the outcome',
      },
      nodes: [
        formWithEnding(
          'Openingstijden invullen',
          say('Afwijkende openingstijden', 'Changed opening hours'),
          say('Klanten en collega’s weten het meteen.', 'Customers and colleagues know at once.'),
          [
            ['date', say('Datum', 'Date'), 'date'],
            ['hours', say('Open van en tot, of gesloten', 'Open from and until, or closed')],
            ['reason?', say('Reden', 'Reason')],
          ],
        ),
        withErrorBranch(
          social.post(
            'Vertel het klanten',
            `=${say('Let op, andere openingstijden op', 'Please note, other opening hours on')} {{ DateTime.fromISO($json.date).setLocale(${say("'nl'", "'en'")}).toFormat('cccc d LLLL') }}: {{ $json.hours }}. {{ $json.reason ?? '' }}`,
          ),
        ),
        goOnAfterError(
          chat.post(
            'Vertel het collega’s',
            `=${say('Andere tijden op', 'Other hours on')} ${WHEN}. ${say('Klanten lezen het op', 'Customers read it on')} ${social.app.label}.`,
          ),
        ),
        goOnAfterError(
          chat.post(
            'Vraag collega’s te plaatsen',
            `=${say('Andere tijden op', 'Other hours on')} ${WHEN}. ${social.app.label} ${say('nam het bericht niet aan: wie zet het er zelf op?', 'did not take the post: who puts it there?')}`,
          ),
        ),
        formEnd(
          'Toon de uitkomst',
          say('Klaar', 'Done'),
          `={{ $('Vertel het klanten').first().json.error ? ${say("'Plaatsen lukte niet; collega’s is gevraagd het zelf te doen.'", "'Posting failed; colleagues were asked to do it themselves.'")} : ${say("'Klanten en collega’s weten het.'", "'Customers and colleagues know.'")} }}`,
        ),
      ],
      flow: [
        'Openingstijden invullen > Vertel het klanten > Vertel het collega’s > Toon de uitkomst',
        'Vertel het klanten #1 > Vraag collega’s te plaatsen > Toon de uitkomst',
      ],
    };
  },
});
