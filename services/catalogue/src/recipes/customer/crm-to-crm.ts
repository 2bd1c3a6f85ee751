import { chats } from '../../apps/chats.js';
import { crmsThatFind, crmsWithNewContact } from '../../apps/crms.js';
import {
  both,
  combine,
  evenWhenEmpty,
  goOnAfterError,
  keep,
  loop,
  nothing,
  only,
  recipe,
  say,
  spares,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { FOUND, PRIVATE_DOMAINS } from './parts.js';

export const crmGelijkhouden = recipe({
  id: 'crm-to-crm',
  category: 'customer',
  tags: ['crm', 'contacten', 'gelijkhouden'],
  saves: spares(
    4,
    'Iemand voert een contact in twee systemen in.',
    'Someone enters a contact in two systems.',
  ),
  variants: combine(
    {
      from: crmsWithNewContact,
      to: crmsThatFind,
      chat: chats,
    },
    {
      take: 6,
      apart: ['from', 'to'],
    },
  ),
  build: ({ from: source, to, chat }) => {
    const { nodes, path, ref: k } = starts(source.newContact, 'Nieuw contact', 'Contact');
    return {
      name: both(
        `Nieuwe contacten uit ${source.app.label} ook in ${to.app.label} zetten`,
        `Copy new ${source.app.label} contacts to ${to.app.label}`,
      ),
      description: both(
        `Wanneer ${source.newContact.event.nl} met een zakelijk mailadres, wordt dat opgezocht in ${to.app.label} en het contact daar aangemaakt als het ontbreekt. Lukt dat niet, dan staat het in ${chat.app.label}.`,
        `When ${source.newContact.event.en} with a business address, it looks that up in ${to.app.label} and creates the contact there if it is missing. A failure shows up in ${chat.app.label}.`,
      ),
      benefit: both(
        'Verkoop en service kijken naar dezelfde klanten.',
        'Sales and service look at the same customers.',
      ),
      uses: [
        [source.newContact, both('meldt nieuwe contacten', 'reports new contacts')],
        [to, both('krijgt het contact', 'gets the contact')],
        [chat, both('meldt wat niet lukte', 'reports what failed')],
      ],
      setup: [],
      notes: [
        {
          over: ['Zakelijk adres', 'Zoek aan de andere kant', 'Staat er al?'],
          text: say(
            `## Wat gaat er over?\nContacten zonder mailadres en met een privéadres blijven waar ze zijn; welke domeinen privé zijn staat in de instellingen. Wie in ${to.app.label} al bestaat, wordt niet overschreven.`,
            `## What goes over?\nContacts without an email address or with a private one stay where they are; which domains are private is one of the settings. Whoever is in ${to.app.label} already is not overwritten.`,
          ),
        },
      ],
      names: {
        'Nieuw contact': 'New contact',
        Contact: 'Contact',
        'Zakelijk adres': 'Business address',
        'Een voor een': 'One by one',
        'Zoek aan de andere kant': 'Look on the other side',
        'Zoeken gelukt?': 'Did the search work?',
        'Staat er al?': 'Already there?',
        'Al bekend': 'Already known',
        'Maak contact aan': 'Create contact',
        'Meld de fout': 'Report the error',
        'Nieuw contact ophalen': 'New contact: fetch',
      },
      nodes: [
        ...nodes,
        keep('Zakelijk adres', [
          [only(k.email), 'contains', '@'],
          [
            `={{ !'${PRIVATE_DOMAINS}'.toLowerCase().split(/[,\\s]+/).includes(String(${k.email.slice(3, -3)}).trim().toLowerCase().split('@').pop()) }}`,
            'yes',
          ],
        ]),
        loop('Een voor een', 1),
        goOnAfterError(evenWhenEmpty(to.findContact('Zoek aan de andere kant', only(k.email)))),
        when('Zoeken gelukt?', [["={{ $json.error ?? '' }}", 'empty']]),
        when('Staat er al?', [FOUND]),
        nothing('Al bekend'),
        withErrorBranch(
          to.upsertContact('Maak contact aan', {
            email: only(k.email),
            name: only(k.name),
            company: only(k.company),
            phone: only(k.phone),
          }),
        ),
        chat.post(
          'Meld de fout',
          say(
            t`${k.name} (${k.email}) kon niet worden overgezet naar ${to.app.label}. Voer het contact daar zelf in.`,
            t`${k.name} (${k.email}) could not be copied to ${to.app.label}. Enter the contact there yourself.`,
          ),
        ),
      ],
      flow: [
        `${path} > Zakelijk adres > Een voor een #1 > Zoek aan de andere kant > Zoeken gelukt? > Staat er al? > Al bekend > Een voor een`,
        'Staat er al? #1 > Maak contact aan > Een voor een',
        'Maak contact aan #1 > Meld de fout > Een voor een',
        'Zoeken gelukt? #1 > Meld de fout',
      ],
    };
  },
});
