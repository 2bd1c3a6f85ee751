import { chats } from '../../apps/chats.js';
import { cmses } from '../../apps/cms.js';
import { documents } from '../../apps/documents.js';
import { fileDrops } from '../../apps/file-stores.js';
import { mailers } from '../../apps/mailers.js';
import { transcribers } from '../../apps/media.js';
import { mainModels } from '../../apps/models.js';
import { tables } from '../../apps/tables.js';
import {
  ask,
  both,
  combine,
  form,
  from,
  keep,
  only,
  parser,
  recipe,
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
      nodes: [
        ...nodes,
        keep('Is het geluid?', [
          [`={{ /\\.(mp3|m4a|wav|ogg|webm|mp4)$/i.test(${f.name.slice(3, -3)}) }}`, 'yes'],
        ]),
        withErrorBranch(ears.transcribe('Schrijf uit')),
        when('Genoeg gezegd?', [[`={{ String(${ears.text}).length }}`, '>', 200]]),
        ask(
          'Maak een artikel',
          'Maak van deze gesproken tekst een Nederlands artikel in de ik-vorm. Behoud de voorbeelden, haal herhaling weg, HTML met h2 en p. Geef ook een titel.',
          `={{ ${ears.text} }}`,
          true,
        ),
        model.attach('Ghostwriter', 'Maak een artikel'),
        parser('Titel en artikel', 'Maak een artikel', { titel: 'Titel', html: '<p>…</p>' }),
        cms.draft('Bewaar als concept', {
          title: '={{ $json.output.titel }}',
          html: '={{ $json.output.html }}',
        }),
        chat.post(
          'Meld het concept',
          t`De opname ${f.name} is een concept geworden: {{ $('Maak een artikel').item.json.output.titel }}`,
        ),
        chat.post('Meld slechte opname', t`De opname ${f.name} was niet te verstaan of te kort.`),
      ],
      flow: [
        `${path} > Is het geluid? > Schrijf uit > Genoeg gezegd? > Maak een artikel > Bewaar als concept > Meld het concept`,
        'Genoeg gezegd? #1 > Meld slechte opname',
        'Schrijf uit #1 > Meld slechte opname',
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
      title: t`Klantverhaal ${a('bedrijf')}`,
      text: "={{ $('Schrijf klantverhaal').item.json.output.tekst }}",
    });
    return {
      name: both(
        `Klantverhaal laten goedkeuren via ${mailer.app.label}, van ${docs.app.label} naar ${cms.app.label}`,
        `Have a customer story approved by ${mailer.app.label}, from ${docs.app.label} to ${cms.app.label}`,
      ),
      description: both(
        `De klant vult vijf vragen in, ${model.app.label} maakt er een verhaal met citaten van in ${docs.app.label}. Na Akkoord van de klant via ${mailer.app.label} staat het als concept in ${cms.app.label}.`,
        `The customer answers five questions and ${model.app.label} turns them into a story with quotes in ${docs.app.label}. Once the customer approves through ${mailer.app.label} it is a draft in ${cms.app.label}.`,
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
          'Pas de vijf vragen in "Interviewformulier" aan jullie dienst aan.',
          'Adapt the five questions in "Interviewformulier" to your service.',
        ),
      ],
      notes: [
        {
          over: ['Vraag de klant om akkoord', 'Akkoord van de klant?'],
          text: '## Niets zonder toestemming\nDe stap wacht tot de klant op een knop drukt. Bij Afwijzen krijgt de redactie bericht.',
        },
      ],
      nodes: [
        form('Interviewformulier', 'Jouw verhaal', 'Vijf vragen over onze samenwerking.', [
          ['naam', 'Je naam'],
          ['bedrijf', 'Bedrijf'],
          ['email', 'E-mailadres', 'email'],
          ['probleem', 'Waar liep je tegenaan?', 'textarea'],
          ['oplossing', 'Wat hebben we gedaan?', 'textarea'],
          ['resultaat', 'Wat leverde het op?', 'textarea'],
        ]),
        set('Antwoorden', {
          naam: '={{ $json.naam }}',
          bedrijf: '={{ $json.bedrijf }}',
          email: '={{ $json.email }}',
          tekst:
            '=Probleem: {{ $json.probleem }}\nOplossing: {{ $json.oplossing }}\nResultaat: {{ $json.resultaat }}',
        }),
        ask(
          'Schrijf klantverhaal',
          'Schrijf een Nederlands klantverhaal van 500 woorden met twee letterlijke citaten uit de antwoorden. Verzin geen cijfers. Geef titel, tekst zonder opmaak en HTML.',
          t`${a('naam')} van ${a('bedrijf')}\n${a('tekst')}`,
          true,
        ),
        model.attach('Verhalenschrijver', 'Schrijf klantverhaal'),
        parser('Verhaal', 'Schrijf klantverhaal', {
          titel: 'Titel',
          tekst: 'Platte tekst',
          html: '<p>…</p>',
        }),
        ...write,
        mailer.approve(
          'Vraag de klant om akkoord',
          only(a('email')),
          'Mogen we je verhaal plaatsen?',
          t`Hallo ${a('naam')},\n\nDit is het verhaal dat we maakten:\n\n{{ $('Schrijf klantverhaal').item.json.output.tekst }}`,
        ),
        when('Akkoord van de klant?', [['={{ $json.data.approved }}', 'yes']]),
        cms.draft('Zet verhaal klaar', {
          title: "={{ $('Schrijf klantverhaal').item.json.output.titel }}",
          html: "={{ $('Schrijf klantverhaal').item.json.output.html }}",
        }),
        table.append('Noteer akkoord', 'Klantverhalen', {
          Datum: '={{ $now.toISODate() }}',
          Bedrijf: only(a('bedrijf')),
          Akkoord: 'ja',
        }),
        mailer.send(
          'Bedank de klant',
          only(a('email')),
          'Bedankt voor je verhaal',
          t`<p>Hallo ${a('naam')},</p><p>Dank je wel! We sturen je de link zodra het online staat.</p>`,
        ),
        table.append('Noteer bezwaar', 'Klantverhalen', {
          Datum: '={{ $now.toISODate() }}',
          Bedrijf: only(a('bedrijf')),
          Akkoord: 'nee',
        }),
        mailer.send(
          'Vraag redactie om contact',
          'redactie@example.com',
          t`${a('bedrijf')} wil het verhaal anders`,
          t`<p>Neem contact op met ${a('naam')} (${a('email')}).</p>`,
        ),
      ],
      flow: [
        `Interviewformulier > Antwoorden > Schrijf klantverhaal > ${write.map((n) => n.name).join(' > ')} > Vraag de klant om akkoord > Akkoord van de klant? > Zet verhaal klaar > Noteer akkoord > Bedank de klant`,
        'Akkoord van de klant? #1 > Noteer bezwaar > Vraag redactie om contact',
      ],
    };
  },
});
