import { chats } from '../../apps/chats.js';
import { cmses } from '../../apps/cms.js';
import { documents } from '../../apps/documents.js';
import { fileDrops } from '../../apps/file-stores.js';
import { mailers } from '../../apps/mailers.js';
import { transcribers } from '../../apps/media.js';
import { mainModels } from '../../apps/models.js';
import { tables } from '../../apps/tables.js';
import { mailOf } from '../../apps/values.js';
import {
  answeredWithin,
  ask,
  both,
  combine,
  form,
  from,
  keep,
  only,
  parser,
  recipe,
  say,
  set,
  spares,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const spraakmemo = recipe({
  id: 'voice-memo-to-article',
  category: 'content',
  tags: ['spraak', 'artikel', 'ai'],
  saves: spares(
    75,
    'Iemand tikt een gesproken verhaal uit en maakt er een artikel van.',
    'Someone types out a spoken story and turns it into an article.',
  ),
  variants: combine(
    { drop: fileDrops, ears: transcribers, model: mainModels, cms: cmses, chat: chats },
    { take: 6, sameApp: true, apart: ['drop', 'ears', 'cms'] },
  ),
  build: ({ drop, ears, model, cms, chat }) => {
    const { nodes, path, ref: f } = starts(drop.newFile, 'Nieuwe opname', 'Opname');
    return {
      name: both(
        `Spraakmemo uit ${drop.app.label} als artikel in ${cms.app.label}, uitgeschreven door ${ears.app.label}`,
        `Voice memo from ${drop.app.label} to article in ${cms.app.label}, transcribed by ${ears.app.label}`,
      ),
      description: both(
        `Zodra ${drop.newFile.event.nl}, schrijft ${ears.app.label} hem uit en maakt ${model.app.label} er een artikel van. Het concept staat in ${cms.app.label}; een onverstaanbare opname meldt zich in ${chat.app.label}.`,
        `As soon as ${drop.newFile.event.en}, ${ears.app.label} transcribes it and ${model.app.label} makes an article of it. The draft is in ${cms.app.label}; an unintelligible one is reported in ${chat.app.label}.`,
      ),
      benefit: both(
        'Je spreekt onderweg een verhaal in en het staat klaar.',
        'You tell a story on the road and it is ready.',
      ),
      uses: [
        [drop, both('ontvangt de opnamen', 'receives the recordings')],
        [drop.newFile, both('meldt een nieuwe opname', 'reports a new recording')],
        [ears, both('schrijft de spraak uit', 'transcribes the speech')],
        [model, both('maakt er een artikel van', 'turns it into an article')],
        [cms, both('krijgt het concept', 'gets the draft')],
        [chat, both('krijgt het bericht', 'gets the message')],
      ],
      setup: [
        both(
          'Spreek duidelijk en noem aan het begin het onderwerp.',
          'Speak clearly and start by naming the subject.',
        ),
      ],
      names: {
        'Meld dat het model zweeg': 'Report that the model was silent',
        'Nieuwe opname': 'New recording',
        Opname: 'Recording',
        'Is het geluid?': 'Is it sound?',
        'Schrijf uit': 'Transcribe',
        'Genoeg gezegd?': 'Enough said?',
        'Maak een artikel': 'Make an article',
        Ghostwriter: 'Ghostwriter',
        'Titel en artikel': 'Title and article',
        'Bewaar als concept': 'Save as draft',
        'Meld het concept': 'Report the draft',
        'Deel het artikel zelf': 'Share the article itself',
        'Meld slechte opname': 'Report a bad recording',
      },
      nodes: [
        ...nodes,
        keep('Is het geluid?', [
          [`={{ /\\.(mp3|m4a|wav|ogg|webm|mp4)$/i.test(${f.name.slice(3, -3)}) }}`, 'yes'],
        ]),
        withErrorBranch(ears.transcribe('Schrijf uit')),
        when('Genoeg gezegd?', [[`={{ String(${ears.text}).length }}`, '>', 200]]),
        withErrorBranch(
          ask(
            'Maak een artikel',
            say(
              'Maak van deze gesproken tekst een Nederlands artikel in de ik-vorm. Behoud de voorbeelden, haal herhaling weg, voeg niets toe wat niet gezegd is, HTML met h2 en p. Geef ook een titel.',
              'Turn this spoken text into an English article in the first person. Keep the examples, take out repetition, add nothing that was not said, HTML with h2 and p. Give a title too.',
            ),
            `={{ ${ears.text} }}`,
            true,
          ),
        ),
        model.attach('Ghostwriter', 'Maak een artikel'),
        parser('Titel en artikel', 'Maak een artikel', { titel: say('Titel', 'Title'), html: '<p>…</p>' }),
        withErrorBranch(
          cms.draft('Bewaar als concept', {
            title: '={{ $json.output.titel }}',
            html: '={{ $json.output.html }}',
          }),
        ),
        chat.post(
          'Deel het artikel zelf',
          say(
            t`${cms.app.label} nam het artikel uit ${f.name} niet aan; hier is het:\n{{ $('Maak een artikel').item.json.output.html }}`,
            t`${cms.app.label} did not take the article from ${f.name}; here it is:\n{{ $('Maak een artikel').item.json.output.html }}`,
          ),
        ),
        chat.post(
          'Meld het concept',
          say(
            t`De opname ${f.name} is een concept geworden: {{ $('Maak een artikel').item.json.output.titel }} ({{ ${cms.link} }})`,
            t`The recording ${f.name} has become a draft: {{ $('Maak een artikel').item.json.output.titel }} ({{ ${cms.link} }})`,
          ),
        ),
        chat.post(
          'Meld slechte opname',
          say(
            t`De opname ${f.name} was niet te verstaan of te kort.`,
            t`The recording ${f.name} could not be understood or was too short.`,
          ),
        ),
        chat.post(
          'Meld dat het model zweeg',
          say(
            t`Het model gaf geen bruikbaar antwoord: van ${f.name} is geen artikel gemaakt. Zet de opname opnieuw in de map.`,
            t`The model gave no usable answer: no article was made of ${f.name}. Put the recording into the folder again.`,
          ),
        ),
      ],
      flow: [
        `${path} > Is het geluid? > Schrijf uit > Genoeg gezegd? > Maak een artikel > Bewaar als concept > Meld het concept`,
        'Genoeg gezegd? #1 > Meld slechte opname',
        'Schrijf uit #1 > Meld slechte opname',
        'Bewaar als concept #1 > Deel het artikel zelf',
        'Maak een artikel #1 > Meld dat het model zweeg',
      ],
    };
  },
});

export const klantverhaal = recipe({
  id: 'customer-story',
  category: 'content',
  tags: ['klantverhaal', 'interview', 'akkoord'],
  saves: spares(
    150,
    'Iemand interviewt de klant, schrijft het verhaal en wacht op akkoord.',
    'Someone interviews the customer, writes the story and waits for approval.',
  ),
  variants: combine(
    {
      model: mainModels,
      mailer: mailers.filter((mailer) => mailer.approve),
      docs: documents,
      cms: cmses,
      table: tables,
    },
    {
      take: 9,
      sameApp: true,
      apart: ['docs', 'cms', 'mailer'],
      unless: (c) => c.table.app.key === c.docs.app.key,
    },
  ),
  build: ({ model, mailer, docs, cms, table }) => {
    const a = (field: string) => from('Antwoorden', field);
    if (!mailer.approve) throw new Error('a mailer that asks');
    const write = docs.write('Schrijf in document', {
      title: say(t`Klantverhaal ${a('bedrijf')}`, t`Customer story ${a('bedrijf')}`),
      text: "={{ $('Schrijf klantverhaal').item.json.output.tekst }}",
    });
    return {
      name: both(
        `Klantverhaal laten goedkeuren via ${mailer.app.label}, van ${docs.app.label} naar ${cms.app.label}`,
        `Have a customer story approved by ${mailer.app.label}, from ${docs.app.label} to ${cms.app.label}`,
      ),
      description: both(
        `De klant vult een paar vragen in, ${model.app.label} maakt er een verhaal met citaten van in ${docs.app.label}. Na Akkoord van de klant via ${mailer.app.label} staat het als concept in ${cms.app.label}.`,
        `The customer answers a few questions and ${model.app.label} turns them into a story with quotes in ${docs.app.label}. Once the customer approves through ${mailer.app.label} it is a draft in ${cms.app.label}.`,
      ),
      benefit: both(
        'Een referentie die de klant zelf heeft goedgekeurd.',
        'A reference the customer approved personally.',
      ),
      uses: [
        [model, both('schrijft het verhaal', 'writes the story')],
        [docs, both('bewaart de versie die de klant zag', 'keeps the version the customer saw')],
        [mailer, both('vraagt de klant om akkoord', 'asks the customer for approval')],
        [cms, both('krijgt het goedgekeurde verhaal', 'gets the approved story')],
        [table, both('houdt bij wie akkoord gaf', 'keeps who approved')],
      ],
      setup: [
        both(
          'Pas de vragen in "Interviewformulier" aan jullie dienst aan en stuur het wachtwoord mee aan klanten die je om hun verhaal vraagt: wat zij invullen wordt geschreven en gemaild.',
          'Adapt the questions in "Interviewformulier" to your service and send its password along to customers whom you ask for their story: what they fill in is written up and mailed.',
        ),
      ],
      notes: [
        {
          over: ['Vraag de klant om akkoord', 'Akkoord van de klant?'],
          text: say(
            '## Niets zonder toestemming\nDe stap wacht tot de klant op een knop drukt. Bij Afwijzen krijgt de redactie bericht.',
            '## Nothing without permission\nThe step waits until the customer presses a button. After a rejection the editors get a message.',
          ),
        },
      ],
      names: {
        'Nee gezegd?': 'Was it a no?',
        'Meld onbeantwoord': 'Report as unanswered',
        'Meld dat het model zweeg': 'Report that the model was silent',
        Interviewformulier: 'Interview form',
        Antwoorden: 'Answers',
        'Schrijf klantverhaal': 'Write customer story',
        Verhalenschrijver: 'Story writer',
        Verhaal: 'Story',
        'Schrijf in document': 'Write in document',
        'Vraag de klant om akkoord': 'Ask the customer for approval',
        'Akkoord van de klant?': 'Approved by the customer?',
        'Zet verhaal klaar': 'Prepare the story',
        'Concept staat klaar': 'Draft is ready',
        'Concept ontbreekt': 'Draft is missing',
        'Vraag redactie om te plaatsen': 'Ask the editors to publish',
        'Noteer akkoord': 'Record approval',
        'Bedank de klant': 'Thank the customer',
        'Noteer bezwaar': 'Record objection',
        'Vraag redactie om contact': 'Ask the editors to get in touch',
      },
      nodes: [
        form(
          'Interviewformulier',
          say('Jouw verhaal', 'Your story'),
          say('Vragen over onze samenwerking.', 'Questions about our work together.'),
          [
            ['naam', say('Je naam', 'Your name')],
            ['bedrijf', say('Bedrijf', 'Company')],
            ['email', say('E-mailadres', 'E-mail address'), 'email'],
            ['probleem', say('Waar liep je tegenaan?', 'What was the problem?'), 'textarea'],
            ['oplossing', say('Wat hebben we gedaan?', 'What did we do?'), 'textarea'],
            ['resultaat', say('Wat leverde het op?', 'What did it bring you?'), 'textarea'],
          ],
        ),
        set('Antwoorden', {
          naam: '={{ $json.naam }}',
          bedrijf: '={{ $json.bedrijf }}',
          email: '={{ $json.email }}',
          tekst: say(
            '=Probleem: {{ $json.probleem }}\nOplossing: {{ $json.oplossing }}\nResultaat: {{ $json.resultaat }}',
            '=Problem: {{ $json.probleem }}\nSolution: {{ $json.oplossing }}\nResult: {{ $json.resultaat }}',
          ),
        }),
        withErrorBranch(
          ask(
            'Schrijf klantverhaal',
            say(
              'Schrijf een Nederlands klantverhaal van 500 woorden met twee letterlijke citaten uit de antwoorden. Verzin geen cijfers. Geef titel, tekst zonder opmaak en HTML.',
              'Write an English customer story of 500 words with two literal quotes from the answers. Do not make up figures. Give a title, text without mark-up and HTML.',
            ),
            say(
              t`${a('naam')} van ${a('bedrijf')}\n${a('tekst')}`,
              t`${a('naam')} of ${a('bedrijf')}\n${a('tekst')}`,
            ),
            true,
          ),
        ),
        model.attach('Verhalenschrijver', 'Schrijf klantverhaal'),
        parser('Verhaal', 'Schrijf klantverhaal', {
          titel: say('Titel', 'Title'),
          tekst: say('Platte tekst', 'Plain text'),
          html: '<p>…</p>',
        }),
        ...write,
        answeredWithin(
          mailer.approve(
            'Vraag de klant om akkoord',
            only(a('email')),
            say('Mogen we je verhaal plaatsen?', 'May we publish your story?'),
            say(
              t`Hallo ${a('naam')},\n\nDit is het verhaal dat we maakten:\n\n{{ $('Schrijf klantverhaal').item.json.output.tekst }}`,
              t`Hello ${a('naam')},\n\nThis is the story we made:\n\n{{ $('Schrijf klantverhaal').item.json.output.tekst }}`,
            ),
          ),
          14,
          'days',
        ),
        when('Akkoord van de klant?', [['={{ $json.data?.approved }}', 'yes']]),
        withErrorBranch(
          cms.draft('Zet verhaal klaar', {
            title: "={{ $('Schrijf klantverhaal').item.json.output.titel }}",
            html: "={{ $('Schrijf klantverhaal').item.json.output.html }}",
          }),
        ),
        set('Concept staat klaar', { waar: `={{ ${cms.link} }}` }),
        set('Concept ontbreekt', {
          waar: say(
            `${cms.app.label} nam het niet aan; plak de tekst uit het document`,
            `${cms.app.label} did not take it; paste the text from the document`,
          ),
        }),
        mailer.send(
          'Vraag redactie om te plaatsen',
          mailOf.editors,
          say(t`Akkoord: klantverhaal van ${a('bedrijf')}`, t`Approved: customer story of ${a('bedrijf')}`),
          say(
            t`<p>${a('naam')} gaf akkoord. Concept: {{ $json.waar }}. Stuur na het plaatsen de link naar ${a('email')}.</p>`,
            t`<p>${a('naam')} approved. Draft: {{ $json.waar }}. After publishing, send the link to ${a('email')}.</p>`,
          ),
        ),
        table.append('Noteer akkoord', say('Klantverhalen', 'Customer stories'), {
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          [say('Bedrijf', 'Company')]: only(a('bedrijf')),
          [say('Akkoord', 'Approved')]: say('ja', 'yes'),
        }),
        mailer.send(
          'Bedank de klant',
          only(a('email')),
          say('Bedankt voor je verhaal', 'Thank you for your story'),
          say(
            t`<p>Hallo ${a('naam')},</p><p>Dank je wel! We sturen je de link zodra het online staat.</p>`,
            t`<p>Hello ${a('naam')},</p><p>Thank you! We will send you the link as soon as it is online.</p>`,
          ),
        ),
        table.append('Noteer bezwaar', say('Klantverhalen', 'Customer stories'), {
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          [say('Bedrijf', 'Company')]: only(a('bedrijf')),
          [say('Akkoord', 'Approved')]: say('nee', 'no'),
        }),
        mailer.send(
          'Vraag redactie om contact',
          mailOf.editors,
          say(t`${a('bedrijf')} wil het verhaal anders`, t`${a('bedrijf')} wants the story changed`),
          say(
            t`<p>Neem contact op met ${a('naam')} (${a('email')}).</p>`,
            t`<p>Get in touch with ${a('naam')} (${a('email')}).</p>`,
          ),
        ),
        mailer.send(
          'Meld dat het model zweeg',
          mailOf.editors,
          say('Een klantverhaal is niet geschreven', 'A customer story was not written'),
          say(
            t`<p>Het model gaf geen bruikbaar antwoord op het interview van ${a('naam')}. De antwoorden staan in de uitvoering in n8n.</p>`,
            t`<p>The model gave no usable answer to the interview of ${a('naam')}. The answers are in the execution in n8n.</p>`,
          ),
        ),
        mailer.send(
          'Meld onbeantwoord',
          mailOf.editors,
          say(
            t`${a('bedrijf')} antwoordde niet op het verhaal`,
            t`${a('bedrijf')} did not answer about the story`,
          ),
          say(
            t`<p>${a('naam')} (${a('email')}) reageerde binnen twee weken niet. Het verhaal is niet geplaatst; vraag het na.</p>`,
            t`<p>${a('naam')} (${a('email')}) did not react within two weeks. The story was not published; please ask.</p>`,
          ),
        ),
        when('Nee gezegd?', [['={{ $json.data?.approved === false }}', 'yes']]),
      ],
      flow: [
        `Interviewformulier > Antwoorden > Schrijf klantverhaal > ${write.map((n) => n.name).join(' > ')} > Vraag de klant om akkoord > Akkoord van de klant? > Zet verhaal klaar > Concept staat klaar > Vraag redactie om te plaatsen > Noteer akkoord > Bedank de klant`,
        'Zet verhaal klaar #1 > Concept ontbreekt > Vraag redactie om te plaatsen',
        'Akkoord van de klant? #1 > Nee gezegd? > Noteer bezwaar > Vraag redactie om contact',
        'Schrijf klantverhaal #1 > Meld dat het model zweeg',
        'Nee gezegd? #1 > Meld onbeantwoord',
      ],
    };
  },
});
