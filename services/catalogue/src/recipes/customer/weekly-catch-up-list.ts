import { chats } from '../../apps/chats.js';
import { leadForms } from '../../apps/lead-sources.js';
import { wholeLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { drift, driftContact, monica, monicaNode } from '../../apps/specialists.js';
import { taskApps } from '../../apps/tasks.js';
import { webAddress } from '../../apps/values.js';
import {
  ask,
  both,
  code,
  combine,
  everyWeek,
  goOnAfterError,
  only,
  recipe,
  say,
  spares,
  starts,
  t,
  withErrorBranch,
} from '../../kit/index.js';
import { byName } from './parts.js';

const CHAT_PAGE = webAddress(
  ['adres van je chat', 'address of your chat'],
  ['De pagina waarop klanten met jullie chatten.', 'The page on which customers chat with you.'],
  'https://www.example.com/chat',
);

const HOW_MANY = wholeLimit(
  ['Mensen per week', 'People a week'],
  ['Hoeveel mensen je elke week wilt bellen.', 'How many people you want to call each week.'],
  3,
);

export const wekelijkBellen = recipe({
  id: 'weekly-catch-up-list',
  category: 'customer',
  tags: ['relatiebeheer', 'bellen', 'weekstart'],
  saves: spares(
    20,
    'Een zelfstandige bladert door zijn contacten om te kiezen wie hij belt.',
    'A freelancer browses contacts to choose whom to call.',
  ),
  variants: combine({ tasks: taskApps, model: mainModels }, { take: 7 }),
  build: ({ tasks, model }) => ({
    name: both(
      `Wekelijkse bellijst uit Monica in ${tasks.app.label} met openingszinnen van ${model.app.label}`,
      `Weekly call list from Monica in ${tasks.app.label} with openers by ${model.app.label}`,
    ),
    description: both(
      `Kiest elke maandag de drie contacten (of jouw aantal) in Monica die je het langst niet sprak. ${model.app.label} bedenkt een openingszin en ${tasks.app.label} krijgt per persoon een taak.`,
      `Each Monday it picks the three contacts (or your number) in Monica you have not spoken to for longest. ${model.app.label} thinks up an opener and ${tasks.app.label} gets a task for each.`,
    ),
    benefit: both('Je netwerk blijft warm zonder lijstjes.', 'Your network stays warm without lists.'),
    uses: [
      [{ app: monica }, both('geeft je contacten', 'gives your contacts')],
      [model, both('bedenkt de openingszin', 'thinks up the opener')],
      [tasks, both('krijgt de belacties', 'gets the calls to make')],
    ],
    setup: [
      both(
        'Noteer in Monica elk gesprek als telefoontje of activiteit: daaruit blijkt wie je het langst niet sprak.',
        'Note each conversation in Monica as a call or an activity: that shows whom you have not spoken to for longest.',
      ),
    ],
    names: {
      Maandagochtend: 'Monday morning',
      'Langst niet gesproken': 'Longest not spoken to',
      'Wie is aan de beurt': 'Whose turn it is',
      'Bedenk openingszin': 'Think up an opener',
      Meedenker: 'Assistant',
      'Zet belactie klaar': 'Create the call task',
    },
    nodes: [
      everyWeek('Maandagochtend', [1], 8),
      monicaNode('Langst niet gesproken', 'contact', 'getAll', {
        returnAll: true,
        filters: { sort: 'updated_at' },
      }),
      code(
        'Wie is aan de beurt',
        `
const AANTAL = ${HOW_MANY};
${say('// Wie op de lijst stond, komt een half jaar niet terug; daarna telt weer wanneer je hem sprak.', '// Who was on the list does not come back for half a year; after that it counts again when you spoke.')}
const gehad = ($getWorkflowStaticData('global').gehad ??= {});
const grens = $now.minus({ months: 6 }).toMillis();
const gesproken = ({ json }) => String(json.last_called?.date ?? json.last_called ?? json.last_activity_together?.date ?? json.last_activity_together ?? '');
const keuze = $input.all().map((item, i) => ({ json: item.json, pairedItem: i })).filter(({ json }) => !(gehad[json.id] > grens)).sort((a, b) => gesproken(a).localeCompare(gesproken(b))).slice(0, AANTAL);
for (const { json } of keuze) gehad[json.id] = $now.toMillis();
return keuze.map((een) => ({ ...een, json: { ...een.json, gesproken: gesproken(een).slice(0, 10) } }));`,
      ),
      goOnAfterError(
        ask(
          'Bedenk openingszin',
          say(
            'Bedenk een natuurlijke Nederlandse openingszin om iemand na lange tijd weer te bellen. Gebruik alleen wat er staat en verzin geen gezamenlijk verleden.',
            'Think up a natural English opening line for calling someone again after a long time. Use only what is given and make up no shared past.',
          ),
          "={{ $json.first_name }} {{ $json.last_name }}, {{ $json.description ?? '' }}",
        ),
      ),
      model.attach('Meedenker', 'Bedenk openingszin'),
      tasks.create('Zet belactie klaar', {
        title: say(
          "=Bel {{ $('Wie is aan de beurt').item.json.first_name }} {{ $('Wie is aan de beurt').item.json.last_name }}",
          "=Call {{ $('Wie is aan de beurt').item.json.first_name }} {{ $('Wie is aan de beurt').item.json.last_name }}",
        ),
        description: say(
          "={{ $json.text ?? '' }}\n\nLaatst gesproken: {{ $('Wie is aan de beurt').item.json.gesproken || 'niet in Monica genoteerd' }}",
          "={{ $json.text ?? '' }}\n\nLast spoken to: {{ $('Wie is aan de beurt').item.json.gesproken || 'not noted in Monica' }}",
        ),
        due: '={{ $now.plus({ days: 4 }).toISODate() }}',
      }),
    ],
    flow: [
      'Maandagochtend > Langst niet gesproken > Wie is aan de beurt > Bedenk openingszin > Zet belactie klaar',
    ],
  }),
});

export const driftBezoekers = recipe({
  id: 'requests-to-drift',
  category: 'customer',
  tags: ['drift', 'chat', 'aanvraag'],
  saves: spares(3, 'Iemand zet aanvragers over naar de livechat.', 'Someone copies requesters to live chat.'),
  variants: combine({ form: leadForms, chat: chats, mailer: mailers }, { take: 7, apart: ['form', 'chat'] }),
  build: ({ form, chat, mailer }) => {
    const { nodes, path, ref: l } = starts(form, 'Aanvraag binnen', 'Aanvraag');
    return {
      name: both(
        `Aanvragers uit ${form.app.label} herkennen in Drift, met seintje in ${chat.app.label}`,
        `Recognise ${form.app.label} requesters in Drift, with a nudge in ${chat.app.label}`,
      ),
      description: both(
        `Wanneer ${form.event.nl}, staat de aanvrager als contact in Drift, zodat verkoop ziet wie er op de site chat. De aanvrager krijgt via ${mailer.app.label} de chatlink en ${chat.app.label} weet ervan.`,
        `When ${form.event.en}, the requester becomes a Drift contact so that sales recognises them once they chat on the site. They get the chat link via ${mailer.app.label} and ${chat.app.label} knows.`,
      ),
      benefit: both('Je begroet een bezoeker bij zijn naam.', 'You greet a visitor by name.'),
      uses: [
        [form, both('levert de aanvragen', 'brings the requests')],
        [{ app: drift }, both('krijgt het contact', 'gets the contact')],
        [mailer, both('stuurt de chatlink', 'sends the chat link')],
        [chat, both('geeft het team een seintje', 'nudges the team')],
      ],
      setup: [],
      names: {
        'Aanvraag binnen': 'Request in',
        Aanvraag: 'Request',
        'Zet in Drift': 'Put in Drift',
        'Stuur chatlink': 'Send chat link',
        'Geef een seintje': 'Give a nudge',
        'Meld dat Drift weigert': 'Report that Drift refuses',
      },
      nodes: [
        ...nodes,
        withErrorBranch(driftContact('Zet in Drift', only(l.email), only(l.name), only(l.phone))),
        goOnAfterError(
          mailer.send(
            'Stuur chatlink',
            only(l.email),
            say('Meteen verder praten?', 'Shall we talk on right away?'),
            say(
              t`<p>Hallo${byName(l.name)},</p><p>Bedankt voor je aanvraag. Je kunt nu ook <a href="${CHAT_PAGE}">direct met ons chatten</a>.</p>`,
              t`<p>Hello${byName(l.name)},</p><p>Thank you for your request. You can now also <a href="${CHAT_PAGE}">chat with us directly</a>.</p>`,
            ),
          ),
        ),
        chat.post(
          'Geef een seintje',
          say(
            t`${l.name} {{ $('Aanvraag').item.json.company ? '(' + $('Aanvraag').item.json.company + ') ' : '' }}vroeg iets aan en staat nu in Drift: ${l.message}\n${l.email} ${l.phone}`,
            t`${l.name} {{ $('Aanvraag').item.json.company ? '(' + $('Aanvraag').item.json.company + ') ' : '' }}asked for something and is in Drift now: ${l.message}\n${l.email} ${l.phone}`,
          ),
        ),
        chat.post(
          'Meld dat Drift weigert',
          say(
            t`${l.name} (${l.email} ${l.phone}) vroeg iets aan, maar kon niet in Drift worden gezet: ${l.message}`,
            t`${l.name} (${l.email} ${l.phone}) asked for something, but could not be put in Drift: ${l.message}`,
          ),
        ),
      ],
      flow: [
        `${path} > Zet in Drift > Geef een seintje > Stuur chatlink`,
        'Zet in Drift #1 > Meld dat Drift weigert > Stuur chatlink',
      ],
    };
  },
});
