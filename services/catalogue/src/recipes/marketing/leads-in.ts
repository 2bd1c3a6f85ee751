import { chats } from '../../apps/chats.js';
import { crms } from '../../apps/crms.js';
import { verifiers } from '../../apps/enrichment.js';
import { newsletterForms } from '../../apps/lead-forms.js';
import { leadForms } from '../../apps/lead-sources.js';
import { mailers } from '../../apps/mailers.js';
import { mailingLists } from '../../apps/mailing-lists.js';
import { confirmedFirst } from '../../apps/mailing-lists-popular.js';
import { tables } from '../../apps/tables.js';
import { mailOf } from '../../apps/values.js';
import {
  both,
  combine,
  evenWhenEmpty,
  goOnAfterError,
  only,
  promise,
  recipe,
  say,
  set,
  starts,
  stop,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { PUT_ONCE_NAMES, putOnce } from '../customer/parts.js';

const FROM =
  "{{ [$('Aanvraag').item.json.name, $('Aanvraag').item.json.company].filter(Boolean).join(', ') }}";
const REACH =
  "{{ [$('Aanvraag').item.json.email, $('Aanvraag').item.json.phone].filter(Boolean).join(' / ') }}";

export const leadToCrm = recipe({
  id: 'lead-to-crm-and-chat',
  category: 'marketing',
  tags: ['leads', 'crm', 'formulier'],
  saves: {
    minutes: 4,
    nl: 'Iemand typt elke aanvraag over in het CRM en stuurt een bericht aan verkoop.',
    en: 'Someone retypes every request in the CRM and messages sales.',
  },
  variants: combine(
    { form: leadForms, crm: crms, chat: chats },
    { take: 11, apart: ['form', 'crm', 'chat'] },
  ),
  build: ({ form, crm, chat }) => {
    const { nodes, path, ref: lead } = starts(form, 'Nieuwe aanvraag', 'Aanvraag');
    return {
      name: both(
        `Leads uit ${form.app.label} naar ${crm.app.label} met melding in ${chat.app.label}`,
        `${form.app.label} leads into ${crm.app.label} with a ${chat.app.label} alert`,
      ),
      description: both(
        `Zodra ${form.event.nl}, staat de aanvrager als contact in ${crm.app.label} en leest verkoop de vraag in ${chat.app.label}.`,
        `When ${form.event.en}, the person becomes a contact in ${crm.app.label} and sales reads the question in ${chat.app.label}.`,
      ),
      benefit: both(
        `Elke aanvraag staat meteen in ${crm.app.label} en niemand hoeft iets over te typen.`,
        `Every request is in ${crm.app.label} at once and nobody retypes a thing.`,
      ),
      uses: [
        [form, both('levert de aanvraag aan', 'delivers the request')],
        [crm, both('bewaart de aanvrager als contact', 'keeps the person as a contact')],
        [chat, both('waarschuwt verkoop', 'alerts sales')],
      ],
      setup: [],
      notes: [
        {
          over: ['Zet in CRM', 'Tip verkoop'],
          text: say(
            '## Geen aanvraag kwijt\nNeemt het CRM de aanvrager niet aan, dan leest verkoop de vraag toch, met de reden erbij.',
            '## No request lost\nWhere the CRM does not take the person, sales still reads the question, with the reason.',
          ),
        },
      ],
      names: {
        'Nieuwe aanvraag': 'New request',
        Aanvraag: 'Request',
        'Met een mailadres?': 'With an email address?',
        'Zoek de aanvrager': 'Find the person',
        'Al bekend?': 'Already known?',
        'Zet in CRM': 'Add to CRM',
        Contact: 'Contact',
        'Zet de vraag op de klantkaart': 'Put the question on the contact',
        'Tip verkoop': 'Tip off sales',
        'Meld dat het CRM weigerde': 'Report that the CRM refused',
      },
      nodes: [
        ...nodes,
        withErrorBranch(
          crm.upsertContact('Zet in CRM', {
            email: only(lead.email),
            name: only(lead.name),
            company: only(lead.company),
            phone: only(lead.phone),
          }),
        ),
        ...(crm.findContact
          ? [
              when('Met een mailadres?', [[only(lead.email), 'contains', '@']]),
              goOnAfterError(evenWhenEmpty(crm.findContact('Zoek de aanvrager', only(lead.email)))),
              when('Al bekend?', [['={{ !$json.error && Object.keys($json).length > 0 }}', 'yes']]),
            ]
          : []),
        ...(crm.findContact && crm.note
          ? [
              set('Contact', { contactId: `={{ ${crm.contactId} }}` }),
              goOnAfterError(
                crm.note(
                  'Zet de vraag op de klantkaart',
                  '={{ $json.contactId }}',
                  say(t`Aanvraag: ${lead.message}`, t`Request: ${lead.message}`),
                ),
              ),
            ]
          : []),
        chat.post(
          'Tip verkoop',
          say(
            t`Nieuwe aanvraag van ${FROM}: ${lead.message}\nBereikbaar via ${REACH}.`,
            t`New request of ${FROM}: ${lead.message}\nReachable at ${REACH}.`,
          ),
        ),
        chat.post(
          'Meld dat het CRM weigerde',
          say(
            t`Nieuwe aanvraag van ${FROM}, die nog niet in het CRM staat ({{ $json.error?.message ?? $json.error ?? 'geen antwoord' }}): ${lead.message}\nBereikbaar via ${REACH}.`,
            t`New request of ${FROM}, not in the CRM yet ({{ $json.error?.message ?? $json.error ?? 'no answer' }}): ${lead.message}\nReachable at ${REACH}.`,
          ),
        ),
      ],
      flow: [
        ...(crm.findContact
          ? [
              `${path} > Met een mailadres? > Zoek de aanvrager > Al bekend? > ${crm.note ? 'Contact > Zet de vraag op de klantkaart > ' : ''}Tip verkoop`,
              `Al bekend? #1 > Zet in CRM > ${crm.note ? 'Contact' : 'Tip verkoop'}`,
              'Met een mailadres? #1 > Zet in CRM',
            ]
          : [`${path} > Zet in CRM > Tip verkoop`]),
        'Zet in CRM #1 > Meld dat het CRM weigerde',
      ],
    };
  },
});

export const signUpFromForm = recipe({
  id: 'newsletter-sign-up-from-form',
  category: 'marketing',
  tags: ['nieuwsbrief', 'inschrijving'],
  saves: {
    minutes: 3,
    nl: 'Iemand voert inschrijvingen met de hand in en houdt zelf bij wie toestemming gaf.',
    en: 'Someone enters sign-ups by hand and keeps track of who gave consent.',
  },
  variants: combine(
    { form: newsletterForms, list: mailingLists, table: tables },
    { take: 9, apart: ['form', 'list', 'table'] },
  ),
  build: ({ form, list, table }) => {
    const { nodes, path, ref: lead } = starts(form, 'Formulier ingevuld', 'Inschrijving');
    return {
      name: both(
        `Inschrijvingen uit ${form.app.label} op je ${list.app.label}-lijst, bewijs in ${table.app.label}`,
        `${form.app.label} sign-ups on your ${list.app.label} list, consent kept in ${table.app.label}`,
      ),
      description: both(
        `Als ${form.event.nl}, komt die persoon op de lijst in ${list.app.label}; in ${table.app.label} blijft staan wanneer en waarmee toestemming is gegeven.`,
        `When ${form.event.en}, the person joins the ${list.app.label} list; ${table.app.label} keeps when and how consent was given.`,
      ),
      benefit: both(
        'Nieuwe abonnees staan direct op de lijst, met bewijs van toestemming voor de AVG.',
        'New subscribers are on the list at once, with proof of consent for the GDPR.',
      ),
      uses: [
        [form, both('meldt de inschrijving', 'reports the sign-up')],
        [list, both('zet de abonnee op de lijst', 'puts the subscriber on the list')],
        [table, both('bewaart het bewijs van toestemming', 'keeps the proof of consent')],
      ],
      setup: [
        both(
          'Gebruik een formulier dat alleen voor de nieuwsbrief is en maak het vinkje voor toestemming verplicht.',
          'Use a form that is for the newsletter only and make the tick for consent mandatory.',
        ),
        both(
          `Laat nieuwe abonnees in ${list.app.label} hun adres per mail bevestigen (dubbele opt-in): iedereen kan hier het adres van een ander invullen.`,
          `Have new subscribers in ${list.app.label} confirm their address by mail (double opt-in): anybody may fill in somebody else's address here.`,
        ),
      ],
      names: {
        'Formulier ingevuld': 'Form filled in',
        Inschrijving: 'Sign-up',
        'Zet op de lijst': 'Add to the list',
        'Bewaar toestemming': 'Keep consent',
        'Bewaar wie nog moet': 'Keep who is still to sign up',
        'Meld de mislukte inschrijving': 'Report the failed sign-up',
      },
      notes: [
        {
          over: ['Bewaar toestemming', 'Zet op de lijst'],
          text: say(
            '## Eerst het bewijs\nDe toestemming wordt bewaard voordat iemand op de lijst komt. Weigert de lijst het adres, bijvoorbeeld van wie zich eerder afmeldde, dan staat het bij Nog inschrijven en eindigt de uitvoering met een foutmelding.',
            '## The proof first\nThe consent is kept before anybody joins the list. Where the list refuses the address, of somebody who opted out before for instance, it is under Still to sign up and the run ends with an error.',
          ),
        },
      ],
      nodes: [
        ...nodes,
        withErrorBranch(
          confirmedFirst(
            list.subscribe('Zet op de lijst', { email: only(lead.email), name: only(lead.name) }),
          ),
        ),
        table.append('Bewaar wie nog moet', say('Nog inschrijven', 'Still to sign up'), {
          [say('E-mail', 'Email')]: only(lead.email),
          [say('Naam', 'Name')]: only(lead.name),
          [say('Reden', 'Reason')]: say(
            "={{ $json.error?.message ?? $json.error ?? 'geen antwoord' }}",
            "={{ $json.error?.message ?? $json.error ?? 'no answer' }}",
          ),
          [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
        }),
        stop(
          'Meld de mislukte inschrijving',
          say(
            `Een inschrijving kwam niet op de lijst van ${list.app.label}; zij staat bij Nog inschrijven.`,
            `A sign-up did not reach the ${list.app.label} list; it is under Still to sign up.`,
          ),
        ),
        table.append('Bewaar toestemming', say('Toestemmingen', 'Consents'), {
          [say('E-mail', 'Email')]: only(lead.email),
          [say('Naam', 'Name')]: only(lead.name),
          [say('Bron', 'Source')]: form.app.label,
          [say('Waarvoor', 'What for')]: say('nieuwsbrief per e-mail', 'newsletter by email'),
          [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
        }),
      ],
      flow: [
        `${path} > Bewaar toestemming`,
        'Inschrijving > Zet op de lijst',
        'Zet op de lijst #1 > Bewaar wie nog moet > Meld de mislukte inschrijving',
      ],
    };
  },
});

/** What somebody typed, safe inside a mail. */
const QUESTION = "{{ String($('Lead').item.json.message ?? '').replaceAll('<', '&lt;') }}";

export const verifiedLead = recipe({
  id: 'verified-lead',
  category: 'marketing',
  tags: ['leads', 'e-mailcontrole', 'crm'],
  saves: {
    minutes: 6,
    nl: 'Verkoop mailt en belt aanvragers waarvan het adres niet klopt.',
    en: 'Sales mails and calls people whose address is wrong.',
  },
  variants: combine(
    { form: leadForms, verifier: verifiers, crm: crms, mailer: mailers },
    { take: 9, apart: ['form', 'verifier', 'crm'] },
  ),
  build: ({ form, verifier, crm, mailer }) => {
    const { nodes, path, ref: lead } = starts(form, 'Aanvraag binnen', 'Lead');
    const put = putOnce(crm, 'Bewaar lead', {
      email: only(lead.email),
      name: only(lead.name),
      company: only(lead.company),
      phone: only(lead.phone),
    });
    return {
      name: both(
        `E-mailadres van leads uit ${form.app.label} controleren met ${verifier.app.label} en ${crm.app.label}`,
        `Check e-mail addresses of ${form.app.label} leads with ${verifier.app.label} and ${crm.app.label}`,
      ),
      description: both(
        `${verifier.app.label} test het adres van elke aanvraag uit ${form.app.label}. Goede leads gaan naar ${crm.app.label}, krijgen bericht via ${mailer.app.label} en hun vraag gaat naar de binnendienst; de rest kijkt een collega na.`,
        `${verifier.app.label} tests the address of each ${form.app.label} request. Good leads go to ${crm.app.label}, hear from you by ${mailer.app.label} and sales support gets their question; a colleague checks the rest.`,
      ),
      benefit: both(
        `Alleen leads die je kunt bereiken komen in ${crm.app.label}.`,
        `Only leads you can reach end up in ${crm.app.label}.`,
      ),
      uses: [
        [form, both('levert de leads', 'delivers the leads')],
        [verifier, both('controleert het e-mailadres', 'checks the e-mail address')],
        [crm, both('bewaart de goede leads', 'keeps the good leads')],
        [
          mailer,
          both(
            'stuurt de bevestiging en de twijfelgevallen',
            'sends the confirmation and the doubtful cases',
          ),
        ],
      ],
      setup: [],
      notes: [
        {
          over: ['Controleer adres', 'Adres goed?'],
          text: say(
            '## Controle\nLukt de controle zelf niet (storing, tegoed op), dan gaat de lead gewoon door: liever één twijfelgeval dan een gemiste klant.',
            '## Check\nIf the check itself fails (a fault, no credit left), the lead simply goes on: rather one doubtful case than a customer missed.',
          ),
        },
      ],
      names: {
        ...PUT_ONCE_NAMES,
        'Aanvraag binnen': 'Request in',
        Lead: 'Lead',
        'Controleer adres': 'Check address',
        'Adres goed?': 'Address good?',
        'Bewaar lead': 'Keep lead',
        'Bevestig ontvangst': 'Confirm receipt',
        'Mail de binnendienst': 'Mail sales support',
        'Stuur de vraag door': 'Pass on the question',
      },
      promises: [promise('answer', 'Stuur de vraag door', 'Mail de binnendienst')],
      nodes: [
        ...nodes,
        withErrorBranch(verifier.verify('Controleer adres', only(lead.email))),
        when('Adres goed?', [[`={{ ${verifier.good} }}`, 'yes']]),
        ...put.nodes,
        mailer.send(
          'Stuur de vraag door',
          mailOf.office,
          say(t`Nieuwe aanvraag: ${lead.name}`, t`New request: ${lead.name}`),
          say(
            t`<p>${lead.name} {{ $('Lead').item.json.company }} vraagt:</p><p>${QUESTION}</p><p>Mail: ${lead.email}, telefoon: {{ $('Lead').item.json.phone || 'niet ingevuld' }}.</p>{{ $json.error ? '<p>Let op: het CRM nam de lead niet aan, zet hem er zelf in.</p>' : '' }}`,
            t`<p>${lead.name} {{ $('Lead').item.json.company }} asks:</p><p>${QUESTION}</p><p>Mail: ${lead.email}, phone: {{ $('Lead').item.json.phone || 'not given' }}.</p>{{ $json.error ? '<p>Mind: the CRM did not take the lead, please add it yourself.</p>' : '' }}`,
          ),
        ),
        mailer.send(
          'Bevestig ontvangst',
          only(lead.email),
          say('We hebben je aanvraag ontvangen', 'We have received your request'),
          say(
            'Goedendag,<br><br>Bedankt voor je bericht. We hebben je vraag ontvangen en je hoort snel van ons. Heb je niets gevraagd, dan hoef je niets te doen.',
            'Hello,<br><br>Thank you for your message. We have your question and you will hear from us soon. If you asked nothing, there is nothing you need to do.',
          ),
        ),
        mailer.send(
          'Mail de binnendienst',
          mailOf.office,
          say(t`Adres klopt niet: ${lead.name}`, t`Address is wrong: ${lead.name}`),
          say(
            t`Het adres ${lead.email} van ${lead.name} (${lead.company}) bestaat waarschijnlijk niet. Telefoon: ${lead.phone}. Vraag: ${QUESTION}`,
            t`The address ${lead.email} of ${lead.name} (${lead.company}) probably does not exist. Phone: ${lead.phone}. Question: ${QUESTION}`,
          ),
        ),
      ],
      flow: [
        `${path} > Controleer adres > Adres goed? > ${put.enter} > Bevestig ontvangst`,
        `${put.enter} > Stuur de vraag door`,
        ...(put.fresh ? [`${put.fresh} > Bevestig ontvangst`, `${put.fresh} > Stuur de vraag door`] : []),
        'Adres goed? #1 > Mail de binnendienst',
        `Controleer adres #1 > ${put.enter}`,
      ],
    };
  },
});
