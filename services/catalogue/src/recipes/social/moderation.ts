import { chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { comments } from '../../apps/listening.js';
import { models } from '../../apps/models.js';
import { perspective } from '../../apps/research.js';
import { taskApps } from '../../apps/tasks.js';
import {
  both,
  classify,
  combine,
  everyHours,
  only,
  onlyNew,
  reads,
  recipe,
  say,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const TOO_COARSE = ownLimit(
  ['Te grof boven', 'Too coarse above'],
  [
    'Boven welke waarde van 0 tot 1 een reactie wordt gemeld.',
    'Above which value of 0 to 1 a comment is told.',
  ],
  0.7,
);

export const moderation = recipe({
  id: 'comment-moderation',
  category: 'social',
  tags: ['moderatie', 'reacties', 'community'],
  saves: {
    minutes: 30,
    nl: 'Een moderator leest alle reacties na op scheldwoorden en vragen.',
    en: 'A moderator rereads all comments for abuse and questions.',
  },
  variants: combine(
    { place: comments, model: models, chat: chats, task: taskApps },
    { take: 10, apart: ['place', 'chat', 'task'] },
  ),
  build: ({ place, model, chat, task }) => {
    const { nodes, path, ref: comment } = reads(place, 'Lees reacties', 'Reactie');
    return {
      name: both(
        `Reacties op ${place.app.label} modereren: grof naar ${chat.app.label}, vragen naar ${task.app.label}`,
        `Moderate ${place.app.label} comments: abuse to ${chat.app.label}, questions to ${task.app.label}`,
      ),
      description: both(
        `Toetst elk uur ${place.what.nl} met Google Perspective. Grove reacties gaan naar ${chat.app.label}; ${model.app.label} haalt vragen en ideeën eruit en zet ze als taak in ${task.app.label}.`,
        `Tests ${place.what.en} every hour with Google Perspective. Abuse goes to ${chat.app.label}; ${model.app.label} picks out questions and ideas and adds them as tasks in ${task.app.label}.`,
      ),
      benefit: both(
        'Je community blijft prettig en vragen krijgen antwoord.',
        'Your community stays pleasant and questions get answered.',
      ),
      uses: [
        [place, both('levert de reacties', 'delivers the comments')],
        [perspective, both('meet hoe grof een reactie is', 'measures how rude a comment is')],
        [model, both('herkent vragen en ideeën', 'recognises questions and ideas')],
        [chat, both('waarschuwt de moderator', 'alerts the moderator')],
        [task, both('bewaart vragen en ideeën', 'keeps questions and ideas')],
      ],
      setup: [],
      notes: [
        {
          over: ['Meet toon', 'Te grof?'],
          text: say(
            '## Geen automatische verwijdering\nEen mens beslist altijd. Kan de toon niet gemeten worden, dan gaat de reactie gewoon door naar de sortering.',
            '## No automatic removal\nA human always decides. If the tone cannot be measured, the comment simply goes on to the sorting.',
          ),
        },
      ],
      names: {
        'Elk uur': 'Every hour',
        'Lees reacties': 'Read comments',
        Reactie: 'Comment',
        'Alleen nieuwe': 'New ones only',
        'Meet toon': 'Measure tone',
        'Te grof?': 'Too rude?',
        'Waarschuw moderator': 'Alert moderator',
        'Wat voor reactie?': 'What kind of comment?',
        Taalmodel: 'Language model',
        'Beantwoord vraag': 'Answer question',
        'Bewaar idee': 'Keep idea',
      },
      nodes: [
        everyHours('Elk uur', 1),
        ...nodes,
        onlyNew('Alleen nieuwe', t`${comment.link} ${comment.published}`),
        withErrorBranch(perspective.judge('Meet toon', only(comment.text))),
        when('Te grof?', [
          ['={{ $json.attributeScores?.TOXICITY?.summaryScore?.value ?? 0 }}', '>', `={{ ${TOO_COARSE} }}`],
        ]),
        chat.post(
          'Waarschuw moderator',
          say(
            t`Grove reactie van ${comment.author} bij ${comment.title}: "${comment.text}" ${comment.link}`,
            t`Abusive comment of ${comment.author} on ${comment.title}: "${comment.text}" ${comment.link}`,
          ),
        ),
        withErrorBranch(
          classify('Wat voor reactie?', only(comment.text), [
            [
              say('vraag', 'question'),
              say('Stelt een vraag die wij kunnen beantwoorden', 'Asks a question that we can answer'),
            ],
            [say('idee', 'idea'), say('Heeft een suggestie of wens', 'Has a suggestion or wish')],
            [say('overig', 'other'), say('Alle andere reacties', 'All other comments')],
          ]),
        ),
        model.attach('Taalmodel', 'Wat voor reactie?'),
        task.create('Beantwoord vraag', {
          title: say(t`Vraag van ${comment.author}`, t`Question of ${comment.author}`),
          description: t`${comment.text}\n\n${comment.link}`,
          due: "={{ $now.plus({ days: 1 }).toFormat('yyyy-MM-dd') }}",
        }),
        task.create('Bewaar idee', {
          title: say(t`Idee van ${comment.author}`, t`Idea of ${comment.author}`),
          description: t`${comment.text}\n\n${comment.link}`,
        }),
      ],
      flow: [
        `Elk uur > ${path} > Alleen nieuwe > Meet toon > Te grof? > Waarschuw moderator`,
        'Te grof? #1 > Wat voor reactie? > Beantwoord vraag',
        'Wat voor reactie? #1 > Bewaar idee',
        'Wat voor reactie? #3 > Beantwoord vraag',
        'Meet toon #1 > Wat voor reactie?',
      ],
    };
  },
});
