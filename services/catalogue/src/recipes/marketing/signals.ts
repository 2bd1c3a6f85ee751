import { trackers } from '../../apps/analytics.js';
import { approvalChats, chats } from '../../apps/chats.js';
import { crmsThatFind, crmsWithNotes } from '../../apps/crms.js';
import { enrichers } from '../../apps/enrichment.js';
import { intent } from '../../apps/lead-sources-b2b.js';
import { watchedLists } from '../../apps/mailing-lists.js';
import { outreach } from '../../apps/outreach.js';
import {
  answeredWithin,
  both,
  combine,
  evenWhenEmpty,
  goOnAfterError,
  only,
  onlyNew,
  recipe,
  say,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const subscriberEvent = recipe({
  id: 'new-subscriber-into-analytics',
  category: 'marketing',
  tags: ['nieuwsbrief', 'analyse', 'klantreis'],
  saves: {
    minutes: 4,
    nl: 'Niemand ziet welke abonnee al klant is of ooit klant wordt.',
    en: 'Nobody sees which subscriber is a customer or becomes one.',
  },
  variants: combine(
    { list: watchedLists, tracker: trackers, crm: crmsThatFind, chat: chats },
    { take: 12, apart: ['list', 'tracker', 'crm'] },
  ),
  build: ({ list, tracker, crm, chat }) => {
    const { nodes, path, ref: who } = starts(list.newSubscriber, 'Nieuwe abonnee', 'Abonnee');
    return {
      name: both(
        `Nieuwe ${list.app.label}-abonnees meten in ${tracker.app.label} en herkennen in ${crm.app.label}`,
        `Measure new ${list.app.label} subscribers in ${tracker.app.label}, recognise them in ${crm.app.label}`,
      ),
      description: both(
        `Als ${list.newSubscriber.event.nl}, wordt dat vastgelegd in ${tracker.app.label} en de persoon opgezocht in ${crm.app.label}. Wie al bekend is, wordt gemeld in ${chat.app.label}; wie nieuw is, komt in het CRM.`,
        `When ${list.newSubscriber.event.en}, it records that in ${tracker.app.label} and looks the person up in ${crm.app.label}. Whoever is known is announced in ${chat.app.label}; whoever is new joins the CRM.`,
      ),
      benefit: both(
        'Je ziet welke inschrijvingen tot omzet leiden.',
        'You see which sign-ups lead to revenue.',
      ),
      uses: [
        [list, both('meldt nieuwe abonnees', 'reports new subscribers')],
        [tracker, both('meet de klantreis', 'measures the customer journey')],
        [crm, both('weet wie bekend is', 'knows who is known')],
        [chat, both('meldt bekenden', 'announces known people')],
      ],
      setup: [
        both(
          'Noem het meten van inschrijvingen in je privacyverklaring.',
          'Mention the measuring of sign-ups in your privacy statement.',
        ),
      ],
      names: {
        'Nieuwe abonnee': 'New subscriber',
        Abonnee: 'Subscriber',
        'Meet inschrijving': 'Measure sign-up',
        'Zoek abonnee in CRM': 'Find subscriber in CRM',
        'Al bekend?': 'Known already?',
        'Meet bekende': 'Measure known person',
        'Meld bekende': 'Announce known person',
        'Bewaar als nieuw contact': 'Keep as new contact',
      },
      nodes: [
        ...nodes,
        goOnAfterError(
          tracker.track(
            'Meet inschrijving',
            say('nieuwsbrief_inschrijving', 'newsletter_sign_up'),
            only(who.email),
            {
              bron: list.app.label,
            },
          ),
        ),
        evenWhenEmpty(crm.findContact('Zoek abonnee in CRM', only(who.email))),
        when('Al bekend?', [['={{ Object.keys($json).length }}', '>', 0]]),
        goOnAfterError(
          tracker.track(
            'Meet bekende',
            say('bekende_schrijft_zich_in', 'known_person_signs_up'),
            only(who.email),
            {
              bron: list.app.label,
            },
          ),
        ),
        chat.post(
          'Meld bekende',
          say(
            t`${who.name} (${who.email}) staat al in het CRM en leest nu ook de nieuwsbrief.`,
            t`${who.name} (${who.email}) is in the CRM already and now reads the newsletter too.`,
          ),
        ),
        crm.upsertContact('Bewaar als nieuw contact', { email: only(who.email), name: only(who.name) }),
      ],
      flow: [
        `${path} > Meet inschrijving`,
        'Abonnee > Zoek abonnee in CRM > Al bekend? > Meet bekende > Meld bekende',
        'Al bekend? #1 > Bewaar als nieuw contact',
      ],
    };
  },
});

export const buyingSignal = recipe({
  id: 'buying-signal-to-sales',
  category: 'marketing',
  tags: ['koopsignaal', 'b2b', 'acquisitie'],
  saves: {
    minutes: 12,
    nl: 'Iemand volgt op LinkedIn wie van baan wisselt en zoekt een ingang.',
    en: 'Someone watches LinkedIn for job changes and looks for a way in.',
  },
  variants: combine(
    { signal: intent, enricher: enrichers, crm: crmsWithNotes, tool: outreach, chat: approvalChats },
    { take: 9, apart: ['enricher', 'crm', 'tool'] },
  ),
  build: ({ signal, enricher, crm, tool, chat }) => {
    const { nodes, path, ref: lead } = starts(signal, 'Koopsignaal', 'Signaal');
    const found = (inside: string) => inside.replaceAll('$json', "$('Vul gegevens aan').item.json");
    const firm = `{{ (${found(enricher.found.company)}) ?? $('Signaal').item.json.company }}`;
    const role = `{{ (${found(enricher.found.role)}) ?? $('Signaal').item.json.message }}`;
    return {
      name: both(
        `Koopsignalen van ${signal.app.label} opvolgen met ${enricher.app.label}, ${crm.app.label} en ${tool.app.label}`,
        `Act on ${signal.app.label} buying signals with ${enricher.app.label}, ${crm.app.label} and ${tool.app.label}`,
      ),
      description: both(
        `Zodra ${signal.event.nl}, vult ${enricher.app.label} de gegevens aan. Een bekende in ${crm.app.label} krijgt een notitie en een bericht in ${chat.app.label}; een onbekende gaat na akkoord naar ${tool.app.label}.`,
        `When ${signal.event.en}, ${enricher.app.label} completes the details. Someone known in ${crm.app.label} gets a note and a ${chat.app.label} message; a stranger enters the ${tool.app.label} e-mail series once you agree.`,
      ),
      benefit: both(
        'Je belt op het moment dat een bedrijf in beweging is.',
        'You call at the moment a company is on the move.',
      ),
      uses: [
        [signal, both('meldt het koopsignaal', 'reports the buying signal')],
        [enricher, both('vult bedrijf en functie aan', 'adds company and role')],
        [crm, both('weet wie we al kennen', 'knows whom we know')],
        [tool, both('benadert onbekenden', 'approaches strangers')],
        [
          chat,
          both(
            'waarschuwt de accountmanager en vraagt akkoord',
            'alerts the account manager and asks for approval',
          ),
        ],
      ],
      setup: [
        both(
          'Benader alleen mensen die je zakelijk mag mailen.',
          'Only approach people you may e-mail for business.',
        ),
      ],
      names: {
        Koopsignaal: 'Buying signal',
        Signaal: 'Signal',
        'Eén keer per persoon': 'Once per person',
        'Vul gegevens aan': 'Complete details',
        'Kennen we die?': 'Do we know them?',
        'Bekend?': 'Known?',
        'Noteer signaal': 'Note signal',
        'Tip accountmanager': 'Tip account manager',
        'Maak contact': 'Create contact',
        'Vraag of we mailen': 'Ask whether to mail',
        'Mailen?': 'Mail them?',
        'Begin mailserie': 'Start mail series',
      },
      nodes: [
        ...nodes,
        onlyNew('Eén keer per persoon', only(lead.email)),
        withErrorBranch(enricher.person('Vul gegevens aan', only(lead.email))),
        evenWhenEmpty(crm.findContact('Kennen we die?', only(lead.email))),
        when('Bekend?', [['={{ Object.keys($json).length }}', '>', 0]]),
        crm.note(
          'Noteer signaal',
          `={{ ${crm.contactId} }}`,
          say(
            t`Koopsignaal via ${signal.app.label}: ${lead.message} bij ${firm}. Functie volgens ${enricher.app.label}: ${role}.`,
            t`Buying signal via ${signal.app.label}: ${lead.message} at ${firm}. Role according to ${enricher.app.label}: ${role}.`,
          ),
        ),
        chat.post(
          'Tip accountmanager',
          say(
            t`Koopsignaal: ${lead.name}, ${role} bij ${firm}. We kennen elkaar al.`,
            t`Buying signal: ${lead.name}, ${role} at ${firm}. We know each other already.`,
          ),
        ),
        crm.upsertContact('Maak contact', {
          email: only(lead.email),
          name: only(lead.name),
          company: only(firm),
          phone: only(lead.phone),
        }),
        answeredWithin(
          chat.approve(
            'Vraag of we mailen',
            say(
              t`Nieuw koopsignaal: ${lead.name}, ${role} bij ${firm} (${lead.email}). Mogen en willen we deze persoon mailen? Zonder antwoord binnen drie dagen mailen we niet.`,
              t`New buying signal: ${lead.name}, ${role} at ${firm} (${lead.email}). May we mail this person, and do we want to? Without an answer within three days we do not.`,
            ),
          ),
          3,
          'days',
        ),
        when('Mailen?', [['={{ $json.data?.approved }}', 'yes']]),
        tool.subscribe('Begin mailserie', { email: only(lead.email), name: only(lead.name) }),
      ],
      flow: [
        `${path} > Eén keer per persoon > Vul gegevens aan > Kennen we die? > Bekend? > Noteer signaal > Tip accountmanager`,
        'Vul gegevens aan #1 > Kennen we die?',
        'Bekend? #1 > Vraag of we mailen > Mailen? > Begin mailserie',
        'Mailen? > Maak contact',
      ],
    };
  },
});
