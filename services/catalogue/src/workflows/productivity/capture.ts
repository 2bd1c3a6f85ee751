import { inApp, senderName, teamsChannel, telegramChatId } from '../../apps/values.js';
import {
  airtableFind,
  airtableUpdate,
  answeredWithin,
  appTrigger,
  choose,
  code,
  everyWeek,
  extractJson,
  gather,
  gmailSend,
  goOnAfterError,
  http,
  jiraIssue,
  keep,
  limit,
  loop,
  needs,
  node,
  onlyNew,
  openAi,
  pick,
  say,
  slack,
  slackApproval,
  sortBy,
  splitOut,
  telegram,
  transcribe,
  when,
  withErrorBranch,
  workflow,
} from '../../dsl/index.js';

const TODOIST_PROJECT = inApp(
  'Todoist',
  ['project', 'project'],
  [
    'Het id van het project: in het adres achter het streepje na de naam.',
    'The id of the project: behind the hyphen after its name in the address.',
  ],
  '6XGgm6PHrGgMpCFX',
);
const ONEDRIVE_FOLDER = inApp(
  'OneDrive',
  ['map', 'folder'],
  [
    'Het id van de map: in het adres van OneDrive achter id=; root is de hoofdmap.',
    'The id of the folder: behind id= in the address of OneDrive; root is the main one.',
  ],
  'root',
);

export const spraakmemo = workflow(() => ({
  slug: 'spraakmemo-wordt-taak',
  name: 'Spraakmemo wordt taak',
  description:
    'Spreek onderweg een memo in bij de Telegram-bot. Die wordt uitgeschreven, opgesplitst in losse taken met een datum en in Todoist gezet; je krijgt terug wat er genoteerd is.',
  category: 'productivity',
  tags: ['spraak', 'taken', 'ai'],
  difficulty: 'intermediate',
  tier_required: 'launch_special',
  time_to_deploy: '9 min',
  short_benefit: 'Inspreken in de auto, en op kantoor staat het op je lijst.',
  accounts: [
    needs('telegram', 'neemt de memo aan'),
    needs('openai', 'schrijft uit en splitst op'),
    needs('todoist', 'krijgt de taken'),
  ],
  setup_steps: ['Stuur de bot een spraakbericht om te testen.'],
  en: {
    name: 'Voice memo becomes a task',
    description:
      'Record a memo for the Telegram bot on the road. It is transcribed, split into separate tasks with a date and put into Todoist; you get back what was noted.',
    short_benefit: 'Speak in the car and find it on your list at the office.',
    setup_steps: ['Send the bot a voice message to test it.'],
    accounts: [
      needs('telegram', 'takes the memo'),
      needs('openai', 'transcribes and splits it up'),
      needs('todoist', 'gets the tasks'),
    ],
  },
  names: {
    'Bericht aan bot': 'Message to the bot',
    'Alleen jouw chat': 'Your chat only',
    'Zijn er taken?': 'Are there tasks?',
    'Is het spraak?': 'Is it speech?',
    'Haal opname op': 'Fetch the recording',
    'Schrijf uit': 'Transcribe',
    'Splits in taken': 'Split into tasks',
    Taalmodel: 'Language model',
    'Taak voor taak': 'Task by task',
    'Zet op de lijst': 'Put on the list',
    'Alle taken': 'All tasks',
    Bevestig: 'Confirm',
    'Meld wat niet lukte': 'Report what failed',
    'Leg uit': 'Explain',
  },
  nodes: [
    appTrigger('Bericht aan bot', 'telegramTrigger', 1.5, { updates: ['message'], additionalFields: {} }),
    keep('Alleen jouw chat', [['={{ String($json.message.chat.id) }}', 'is', telegramChatId]]),
    when('Is het spraak?', [['={{ $json.message.voice?.file_id }}', 'filled']]),
    node('Haal opname op', 'telegram', 1.2, {
      resource: 'file',
      operation: 'get',
      fileId: '={{ $json.message.voice.file_id }}',
      download: true,
      additionalFields: { mimeType: 'audio/ogg' },
    }),
    withErrorBranch(transcribe('Schrijf uit')),
    goOnAfterError(
      extractJson(
        'Splits in taken',
        say(
          "=Vandaag is {{ $now.toFormat('yyyy-MM-dd') }}.\n{{ $json.text }}",
          "=Today is {{ $now.toFormat('yyyy-MM-dd') }}. Write the tasks in English.\n{{ $json.text }}",
        ),
        {
          taken: [
            {
              taak: say('Bel de drukker over de folder', 'Call the printer about the leaflet'),
              datum: '2027-01-15',
            },
          ],
        },
      ),
    ),
    openAi('Taalmodel', 'Splits in taken', 0),
    when('Zijn er taken?', [['={{ $json.output?.taken ?? [] }}', 'someItems']]),
    splitOut('Taak voor taak', 'output.taken'),
    withErrorBranch(
      node('Zet op de lijst', 'todoist', 2.2, {
        authentication: 'apiKey',
        resource: 'task',
        operation: 'create',
        project: pick(TODOIST_PROJECT),
        content: '={{ $json.taak }}',
        options: {
          dueDate:
            "={{ DateTime.fromISO(String($json.datum)).isValid ? String($json.datum).slice(0, 10) : '' }}",
          description: "={{ $('Schrijf uit').first().json.text }}",
        },
      }),
    ),
    telegram(
      'Meld wat niet lukte',
      "={{ $('Bericht aan bot').first().json.message.chat.id }}",
      say(
        "=Dit kon niet in Todoist, zet het er zelf in: {{ String($('Taak voor taak').item.json.taak ?? '').replaceAll('<', '&lt;') }}",
        "=This could not go into Todoist, put it there yourself: {{ String($('Taak voor taak').item.json.taak ?? '').replaceAll('<', '&lt;') }}",
      ),
    ),
    gather('Alle taken', 'taken'),
    telegram(
      'Bevestig',
      "={{ $('Bericht aan bot').first().json.message.chat.id }}",
      say(
        "=Genoteerd:\n{{ $json.taken.map(t => '• ' + String(t.content).replaceAll('<', '&lt;') + (t.due?.date ? ' (' + DateTime.fromISO(t.due.date).toFormat('d-M') + ')' : '')).join('\\n') }}",
        "=Noted:\n{{ $json.taken.map(t => '• ' + String(t.content).replaceAll('<', '&lt;') + (t.due?.date ? ' (' + DateTime.fromISO(t.due.date).toFormat('d-M') + ')' : '')).join('\\n') }}",
      ),
    ),
    telegram(
      'Leg uit',
      "={{ $('Bericht aan bot').first().json.message.chat.id }}",
      say(
        'Ik heb geen taken gehoord. Stuur me een spraakbericht waarin je ze noemt, dan zet ik ze op je lijst.',
        'I heard no tasks. Send me a voice message that names them and I will put them on your list.',
      ),
    ),
  ],
  flow: [
    'Bericht aan bot > Alleen jouw chat > Is het spraak? > Haal opname op > Schrijf uit > Splits in taken > Zijn er taken? > Taak voor taak > Zet op de lijst > Alle taken > Bevestig',
    'Is het spraak? #1 > Leg uit',
    'Schrijf uit #1 > Leg uit',
    'Zijn er taken? #1 > Leg uit',
    'Zet op de lijst #1 > Meld wat niet lukte',
  ],
}));

export const bijlagen = workflow(() => ({
  slug: 'mailbijlagen-opbergen-in-onedrive',
  name: 'Mailbijlagen opbergen in OneDrive',
  description:
    'Bewaart elke bijlage die in Outlook binnenkomt onder datum en afzender in OneDrive, slaat logo’s en handtekeningen over en meldt in Teams welke bestanden erbij kwamen.',
  category: 'productivity',
  tags: ['outlook', 'bestanden', 'microsoft'],
  difficulty: 'beginner',
  tier_required: 'starter',
  time_to_deploy: '7 min',
  short_benefit: 'Nooit meer zoeken in welke mail die bijlage zat.',
  accounts: [
    needs('outlook', 'levert de mails'),
    needs('onedrive', 'bewaart de bijlagen'),
    needs('teams', 'meldt nieuwe bestanden'),
  ],
  setup_steps: [],
  en: {
    name: 'File mail attachments in OneDrive',
    description:
      'Keeps every attachment that arrives in Outlook under date and sender in OneDrive, skips logos and signatures and reports the new files in Teams.',
    short_benefit: 'Never search again for the mail with that attachment.',
    setup_steps: [],
    accounts: [
      needs('outlook', 'delivers the mails'),
      needs('onedrive', 'keeps the attachments'),
      needs('teams', 'reports new files'),
    ],
  },
  names: {
    'Mail met bijlage': 'Mail with attachment',
    'Een per bijlage': 'One per attachment',
    'Bewaar bestand': 'Keep the file',
    'Alle bestanden': 'All files',
    'Meld in Teams': 'Report in Teams',
    'Meld wat niet lukte': 'Report what failed',
  },
  nodes: [
    appTrigger(
      'Mail met bijlage',
      'microsoftOutlookTrigger',
      1,
      {
        event: 'messageReceived',
        output: 'raw',
        filters: { hasAttachments: true },
        options: { downloadAttachments: true, attachmentsPrefix: 'bijlage_' },
      },
      'everyMinute',
    ),
    code(
      'Een per bijlage',
      `
const MINIMUM = 15 * 1024;
return $input.all().flatMap(({ json, binary }, i) => Object.values(binary ?? {})
  ${say("// Kleine afbeeldingen zijn bijna altijd logo's uit een handtekening.", '// Small images are nearly always logos from a signature.')}
  .filter((bestand) => !(bestand.mimeType.startsWith('image/') && (bestand.bytes ?? MINIMUM) < MINIMUM))
  .map((bestand) => {
    const afzender = json.from?.emailAddress?.address ?? '${say('onbekend', 'unknown')}';
    const schoon = (bestand.fileName ?? '${say('bijlage', 'attachment')}').replace(/[\\\\/:*?"<>|#%]/g, '_');
    return { json: { afzender, naam: \`\${DateTime.fromISO(String(json.receivedDateTime)).toFormat('yyyy-MM-dd HHmm')} \${afzender} \${schoon}\` }, binary: { data: bestand }, pairedItem: { item: i } };
  }));`,
    ),
    withErrorBranch(
      node('Bewaar bestand', 'microsoftOneDrive', 1.1, {
        resource: 'file',
        operation: 'upload',
        fileName: '={{ $json.naam }}',
        parentId: ONEDRIVE_FOLDER,
        binaryData: true,
        binaryPropertyName: 'data',
      }),
    ),
    node('Meld wat niet lukte', 'microsoftTeams', 2, {
      resource: 'channelMessage',
      operation: 'create',
      ...teamsChannel,
      contentType: 'text',
      message: say(
        "=Deze bijlage kon niet in OneDrive: {{ $('Een per bijlage').item.json.naam }}. Bewaar haar zelf uit de mail.",
        "=This attachment could not go into OneDrive: {{ $('Een per bijlage').item.json.naam }}. Keep it from the mail yourself.",
      ),
      options: { includeLinkToWorkflow: false },
    }),
    gather('Alle bestanden', 'bestanden'),
    node('Meld in Teams', 'microsoftTeams', 2, {
      resource: 'channelMessage',
      operation: 'create',
      ...teamsChannel,
      contentType: 'html',
      message: say(
        "=Nieuw in OneDrive:<br>{{ $json.bestanden.map(b => '<a href=\"' + b.webUrl + '\">' + b.name + '</a>').join('<br>') }}",
        "=New in OneDrive:<br>{{ $json.bestanden.map(b => '<a href=\"' + b.webUrl + '\">' + b.name + '</a>').join('<br>') }}",
      ),
      options: { includeLinkToWorkflow: false },
    }),
  ],
  flow: [
    'Mail met bijlage > Een per bijlage > Bewaar bestand > Alle bestanden > Meld in Teams',
    'Bewaar bestand #1 > Meld wat niet lukte',
  ],
}));

export const slackNaarJira = workflow(() => ({
  slug: 'slack-bericht-met-ticket-wordt-issue',
  name: 'Slack-bericht wordt Jira-issue',
  description:
    'Wie in Slack een 🎫 onder een bericht zet, maakt er een Jira-issue van met de tekst en een link naar het gesprek. Het nummer komt als antwoord in de draad; hetzelfde bericht levert nooit twee issues op.',
  category: 'productivity',
  tags: ['slack', 'jira', 'taken'],
  difficulty: 'beginner',
  tier_required: 'launch_special',
  time_to_deploy: '8 min',
  short_benefit: 'Van bericht naar issue met één emoji.',
  accounts: [needs('slack', 'ziet de emoji en antwoordt'), needs('jira', 'krijgt het issue')],
  setup_steps: [
    'Geef de Slack-app reactions:read en channels:history en zet het adres van de trigger bij Event Subscriptions.',
  ],
  en: {
    name: 'Slack message becomes a Jira issue',
    description:
      'Putting a 🎫 under a Slack message makes a Jira issue of it with the text and a link to the talk. The number comes back in the thread; one message never gives two issues.',
    short_benefit: 'From message to issue with one emoji.',
    setup_steps: [
      'Give the Slack app reactions:read and channels:history and put the address of the trigger under Event Subscriptions.',
    ],
    accounts: [needs('slack', 'sees the emoji and answers'), needs('jira', 'gets the issue')],
  },
  names: {
    'Emoji gezet': 'Emoji added',
    'Alleen het ticket': 'Only the ticket',
    'Eerste keer': 'First time',
    'Lees bericht': 'Read the message',
    'Link naar gesprek': 'Link to the talk',
    'Maak issue': 'Create the issue',
    'Antwoord in draad': 'Reply in the thread',
    'Meld dat het niet lukte': 'Report that it failed',
  },
  nodes: [
    appTrigger('Emoji gezet', 'slackTrigger', 1, {
      trigger: ['reaction_added'],
      watchWorkspace: true,
      options: { reactionEmojis: 'ticket' },
    }),
    keep('Alleen het ticket', [['={{ $json.reaction }}', 'is', 'ticket']]),
    onlyNew('Eerste keer', '={{ $json.item.channel }}-{{ $json.item.ts }}'),
    withErrorBranch(
      http('Lees bericht', 'https://slack.com/api/conversations.history', {
        auth: 'slackApi',
        query: {
          channel: '={{ $json.item.channel }}',
          latest: '={{ $json.item.ts }}',
          inclusive: 'true',
          limit: '1',
        },
      }),
    ),
    withErrorBranch(
      node('Link naar gesprek', 'slack', 2.7, {
        resource: 'message',
        operation: 'getPermalink',
        channelId: pick("={{ $('Eerste keer').item.json.item.channel }}"),
        timestamp: "={{ $('Eerste keer').item.json.item.ts }}",
      }),
    ),
    withErrorBranch(
      jiraIssue(
        'Maak issue',
        say(
          "={{ ($('Lees bericht').item.json.messages?.[0]?.text || 'Bericht zonder tekst').split('\\n')[0].slice(0, 120) }}",
          "={{ ($('Lees bericht').item.json.messages?.[0]?.text || 'Message without text').split('\\n')[0].slice(0, 120) }}",
        ),
        "={{ $('Lees bericht').item.json.messages?.[0]?.text }}\n\n{{ $json.permalink }}",
      ),
    ),
    node('Meld dat het niet lukte', 'slack', 2.7, {
      resource: 'message',
      operation: 'post',
      select: 'channel',
      channelId: pick("={{ $('Eerste keer').item.json.item.channel }}"),
      messageType: 'text',
      text: say(
        'Hier kon geen issue van worden gemaakt. Maak het met de hand; een tweede emoji doet niets.',
        'No issue could be made of this. Make it by hand; a second emoji does nothing.',
      ),
      otherOptions: {
        includeLinkToWorkflow: false,
        thread_ts: { replyValues: { thread_ts: "={{ $('Eerste keer').item.json.item.ts }}" } },
      },
    }),
    node('Antwoord in draad', 'slack', 2.7, {
      resource: 'message',
      operation: 'post',
      select: 'channel',
      channelId: pick("={{ $('Eerste keer').item.json.item.channel }}"),
      messageType: 'text',
      text: say('=Genoteerd als {{ $json.key }}.', '=Noted as {{ $json.key }}.'),
      otherOptions: {
        includeLinkToWorkflow: false,
        thread_ts: { replyValues: { thread_ts: "={{ $('Eerste keer').item.json.item.ts }}" } },
      },
    }),
  ],
  flow: [
    'Emoji gezet > Alleen het ticket > Eerste keer > Lees bericht > Link naar gesprek > Maak issue > Antwoord in draad',
    'Lees bericht #1 > Meld dat het niet lukte',
    'Link naar gesprek #1 > Meld dat het niet lukte',
    'Maak issue #1 > Meld dat het niet lukte',
  ],
}));

export const contracten = workflow(() => ({
  slug: 'contracten-op-tijd-opzeggen',
  name: 'Contracten op tijd opzeggen',
  description:
    'Kijkt elke week in Airtable welke contracten binnen zes weken hun opzegdatum bereiken, vraagt in Slack of ze doorgaan en mailt bij nee meteen de opzegging naar de leverancier.',
  category: 'productivity',
  tags: ['contracten', 'herinnering', 'goedkeuring'],
  difficulty: 'intermediate',
  tier_required: 'professional',
  time_to_deploy: '9 min',
  short_benefit: 'Geen abonnement dat stilzwijgend nog een jaar doorloopt.',
  accounts: [
    needs('airtable', 'bevat de contracten'),
    needs('slack', 'vraagt om een besluit'),
    needs('gmail', 'mailt de opzegging'),
  ],
  setup_steps: [
    'Maak een tabel met Leverancier, Contractnummer, E-mail, Opzeggen voor en Status.',
    'Zet Status van lopende contracten op Loopt.',
    'Antwoord in Slack binnen een dag; anders komt de vraag de maandag erna terug. Elke week komen hooguit zes contracten aan bod, de vroegste opzegdatum eerst.',
    'Vraag de leverancier altijd om een bevestiging van de opzegging.',
  ],
  en: {
    name: 'End contracts in time',
    description:
      'Looks in Airtable every week for contracts whose notice date is within six weeks, asks in Slack whether they continue and mails the notice to the supplier at once if not.',
    short_benefit: 'No subscription that silently runs another year.',
    setup_steps: [
      'Make a table with Supplier, Contract number, E-mail, Cancel before and Status.',
      'Set Status of current contracts to Running.',
      'Answer in Slack within a day; otherwise the question returns the next Monday. At most six contracts come up each week, the earliest notice date first.',
      'Always ask the supplier to confirm the cancellation.',
    ],
    accounts: [
      needs('airtable', 'holds the contracts'),
      needs('slack', 'asks for a decision'),
      needs('gmail', 'mails the notice'),
    ],
  },
  names: {
    'Maandag om 9': 'Monday at 9',
    'Bijna op te zeggen': 'Soon to be cancelled',
    'Contract voor contract': 'Contract by contract',
    'Doorgaan?': 'Continue?',
    'Eerste datum eerst': 'Earliest date first',
    'Hooguit zes per week': 'At most six a week',
    'Wat is het antwoord?': 'What is the answer?',
    'Zet op verlengd': 'Set to extended',
    'Mail opzegging': 'Mail the cancellation',
    'Zet op opgezegd': 'Set to cancelled',
    'Meld dat de mail niet ging': 'Report that the mail failed',
  },
  nodes: [
    everyWeek('Maandag om 9', [1], 9),
    airtableFind(
      'Bijna op te zeggen',
      say(
        "=AND({Status}='Loopt', {Opzeggen voor}, IS_BEFORE({Opzeggen voor}, DATEADD(TODAY(), 42, 'days')))",
        "=AND({Status}='Running', {Cancel before}, IS_BEFORE({Cancel before}, DATEADD(TODAY(), 42, 'days')))",
      ),
    ),
    sortBy('Eerste datum eerst', say('Opzeggen voor', 'Cancel before'), 'ascending'),
    limit('Hooguit zes per week', 6),
    loop('Contract voor contract', 1),
    answeredWithin(
      slackApproval(
        'Doorgaan?',
        say('#inkoop', '#purchasing'),
        say(
          "={{ $json.Leverancier }} ({{ $json.Contractnummer }}) heeft als uiterste opzegdatum {{ [DateTime.fromISO(String($json['Opzeggen voor']))].find((dag) => dag.isValid)?.toFormat('dd-MM-yyyy') ?? $json['Opzeggen voor'] }}{{ DateTime.fromISO(String($json['Opzeggen voor'])) < $now ? ' (voorbij!)' : '' }}. Doorgaan met dit contract?",
          "={{ $json.Supplier }} ({{ $json['Contract number'] }}) has {{ [DateTime.fromISO(String($json['Cancel before']))].find((dag) => dag.isValid)?.toFormat('dd-MM-yyyy') ?? $json['Cancel before'] }} as its last notice date{{ DateTime.fromISO(String($json['Cancel before'])) < $now ? ' (passed!)' : '' }}. Continue with this contract?",
        ),
        say('Doorgaan', 'Continue'),
        say('Opzeggen', 'Cancel'),
      ),
      1,
      'days',
    ),
    choose(
      'Wat is het antwoord?',
      [
        [say('Doorgaan', 'Continue'), ['={{ String($json.data?.approved) }}', 'is', 'true']],
        [say('Opzeggen', 'Cancel'), ['={{ String($json.data?.approved) }}', 'is', 'false']],
      ],
      say('Geen antwoord', 'No answer'),
    ),
    airtableUpdate('Zet op verlengd', {
      id: "={{ $('Contract voor contract').item.json.id }}",
      Status: say('Verlengd', 'Extended'),
    }),
    withErrorBranch(
      gmailSend(
        'Mail opzegging',
        "={{ $('Contract voor contract').item.json['E-mail'] }}",
        say(
          "=Opzegging {{ $('Contract voor contract').item.json.Contractnummer }}",
          "=Cancellation of {{ $('Contract voor contract').item.json['Contract number'] }}",
        ),
        say(
          `=Geachte heer, mevrouw,<br><br>Hierbij zeggen wij contract {{ $('Contract voor contract').item.json.Contractnummer }} op tegen de eerst mogelijke datum. Wilt u dit bevestigen en de einddatum noemen?<br><br>Met vriendelijke groet,<br>${senderName}`,
          `=Dear Sir or Madam,<br><br>We hereby cancel contract {{ $('Contract voor contract').item.json['Contract number'] }} as of the first possible date. Would you confirm this and name the end date?<br><br>Kind regards,<br>${senderName}`,
        ),
      ),
    ),
    slack(
      'Meld dat de mail niet ging',
      say('#inkoop', '#purchasing'),
      say(
        "=De opzegging van {{ $('Contract voor contract').item.json.Contractnummer }} bij {{ $('Contract voor contract').item.json.Leverancier }} kon niet worden gemaild. Doe het zelf; de vraag komt maandag anders terug.",
        "=The cancellation of {{ $('Contract voor contract').item.json['Contract number'] }} with {{ $('Contract voor contract').item.json.Supplier }} could not be mailed. Do it yourself; otherwise the question returns on Monday.",
      ),
    ),
    airtableUpdate('Zet op opgezegd', {
      id: "={{ $('Contract voor contract').item.json.id }}",
      Status: say('Opgezegd', 'Cancelled'),
    }),
  ],
  flow: [
    'Maandag om 9 > Bijna op te zeggen > Eerste datum eerst > Hooguit zes per week > Contract voor contract',
    'Contract voor contract #1 > Doorgaan? > Wat is het antwoord? > Zet op verlengd > Contract voor contract',
    'Wat is het antwoord? #2 > Contract voor contract',
    'Wat is het antwoord? #1 > Mail opzegging > Zet op opgezegd > Contract voor contract',
    'Mail opzegging #1 > Meld dat de mail niet ging > Contract voor contract',
  ],
}));
