import type { JudgedQuery } from './judged.js';

/**
 * Three rounds of wishes over all ten categories, in Dutch, English, German and French, each written before the search was asked
 * and judged by the titles of the recipes. At first sight the mean reciprocal rank of the last was 0.907 (0.863 with the search
 * before this work), of the second 0.844 (0.798), of the first 0.80; what the rounds missed was mended in general after each.
 */
export const sixthUnseenQueries: readonly JudgedQuery[] = [
  [
    'klanten automatisch bellijst bij te late betaling',
    { recipes: ['snelstart-overdue-call-tasks', 'teamleader-overdue-invoice-tasks'] },
  ],
  [
    'ik wil mijn bonnetjes niet meer overtypen',
    {
      recipes: [
        'bonnetjes-declareren-via-telegram',
        'facturen-uit-de-mailbox-boeken',
        'bill-inbox',
        'bill-form',
        'mail-to-moneybird-inbox',
        'expense-claims',
      ],
    },
  ],
  [
    'verkoopfacturen automatisch aanmaken',
    {
      recipes: [
        'invoice-from-deal',
        'unleashed-orders-to-invoices',
        'freelancer-invoice-form',
        'hubspot-deal-to-e-boekhouden-invoice',
        'stripe-invoices-to-e-boekhouden',
        'teamleader-invoices-to-books',
        'urenstaat-naar-factuur',
        'moneybird-hours-to-draft-invoice',
      ],
    },
  ],
  [
    'hoeveel staat er nog open bij klanten',
    {
      recipes: ['debtor-week', 'debtor-status-by-chat', 'afas-debtors-to-table', 'exact-balance-in-hubspot'],
    },
  ],
  ['paypal geschil afhandelen', { recipes: ['dispute-file'] }],
  [
    'leverancier stuurt verkeerde factuur',
    { recipes: ['invoice-requirements-check', 'expected-bills-missing', 'ubl-bank-account-check'] },
  ],
  [
    'abonement opgezegd klant terugwinnen',
    { recipes: ['subscription-churn', 'typeform-exit-reasons', 'customer-value-winback'] },
  ],
  ['crypto koersen bijhouden', { recipes: ['portfolio-evening'] }],
  ['huurachterstand signaleren', { recipes: ['rent-received-check'] }],
  ['donateurs jaaroverzicht sturen', { recipes: ['annual-gift-statement-to-donors'] }],
  [
    'wie werkt er morgen',
    { recipes: ['teamleader-day-list-to-phone', 'weekly-availability-round', 'who-is-on-duty-block'] },
  ],
  ['overuren bijhouden personeel', { recipes: ['plus-and-minus-hours-month'] }],
  ['collega ziek dienst opvullen', { recipes: ['stand-in'] }],
  [
    'sollicitatiegesprek plannen',
    {
      recipes: [
        'calendly-single-use-invitations',
        'sollicitaties-overzichtelijk-maken',
        'interview-scorecards-compared',
      ],
    },
  ],
  ['personeelshandboek vragen bot', { recipes: ['hr-assistant'] }],
  ['medewerker vertrekt toegang intrekken', { recipes: ['leaver', 'offboarding-op-de-laatste-werkdag'] }],
  ['jubileum medewerkers', { recipes: ['verjaardagen-en-jubilea'] }],
  ['rijbewijs chauffeurs controleren', { recipes: ['certificates'] }],
  ['nieuwe vacature delen op facebook', { recipes: ['vacancy-to-social'] }],
  ['veiligheidsincident melden', { recipes: ['safety-incident-and-near-miss'] }],
  ['klantmails vertalen', { recipes: ['foreign-tickets', 'translation-form'] }],
  [
    'klant wil terugbetaling',
    {
      recipes: [
        'refund-follow-up',
        'mollie-refunds-from-list',
        'sendcloud-returns-to-refund',
        'retouren-in-een-stroom',
        'return-desk',
      ],
    },
  ],
  ['afspraak verzetten klant', { recipes: ['cancelled-appointment', 'whatsapp-appointment-confirmation'] }],
  [
    'enquete sturen na bezoek',
    { recipes: ['klanttevredenheid-meten-en-opvolgen', 'nps-round-trip', 'nps-follow-up'] },
  ],
  ['whatsapp fotos bewaren per klant', { recipes: ['whatsapp-photos-to-customer-file'] }],
  ['storing doorgeven aan alle klanten', { recipes: ['outage-replies'] }],
  ['garantie claim behandelen', { recipes: ['typeform-warranty-claim'] }],
  [
    'lijst met inactieve klanten',
    {
      recipes: [
        'customer-value-winback',
        'klaviyo-leaving-customers-to-call',
        'klanten-die-dreigen-te-vertrekken',
        'churn-risk',
      ],
    },
  ],
  ['hubspot contacten ontdubbelen', { recipes: ['hubspot-double-contacts'] }],
  ['prijsverhoging communiceren naar klanten', { recipes: ['price-change-announcement'] }],
  ['shopify bestelling naar myparcel label', { recipes: ['shop-order-to-myparcel'] }],
  ['bol voorraad bijwerken', { recipes: ['stock-to-bol'] }],
  ['beschadigd pakket melden', { recipes: ['whatsapp-damage-photo-to-ticket', 'delivery-trouble'] }],
  [
    'klant heeft pakket niet opgehaald',
    { recipes: ['myparcel-left-at-pickup', 'sendcloud-service-point-reminder'] },
  ],
  ['black friday kortingen klaarzetten', { recipes: ['woocommerce-promotion-calendar'] }],
  ['welke producten verkopen slecht', { recipes: ['dead-stock-by-month'] }],
  ['cadeaukaart webshop', { recipes: ['gift-card'] }],
  ['magazijn picklijsten', { recipes: ['picklijst-elke-ochtend-klaar', 'picqer-stuck-picklists'] }],
  ['productfoto ontbreekt', { recipes: ['shopify-product-data-check'] }],
  ['b2b klanten toelaten webshop', { recipes: ['wholesale-account-application'] }],
  [
    'inschrijvingen webinar herinneren',
    { recipes: ['webinar-sign-up-with-reminders', 'webinar-aanmelden-tot-opvolgen'] },
  ],
  ['onderwerpregels nieuwsbrief', { recipes: ['ten-subject-lines'] }],
  [
    'leads eerlijk verdelen sales team',
    {
      recipes: ['hubspot-owner-round-robin', 'hubspot-leads-shared-by-load', 'leads-verrijken-en-toewijzen'],
    },
  ],
  ['utm links bouwen', { recipes: ['campaign-link-maker', 'campagnelinks-maken-op-verzoek'] }],
  ['winactie winnaar kiezen', { recipes: ['prize-draw-among-replies'] }],
  ['openingstijden aanpassen op google', { recipes: ['changed-opening-hours'] }],
  ['negatieve reacties filteren', { recipes: ['comment-moderation'] }],
  ['podcast samenvatting maken', { recipes: ['podcast-naar-artikel-en-shownotes'] }],
  ['dode links opsporen', { recipes: ['broken-links'] }],
  ['huis verkoop tekst schrijven', { recipes: ['property-listing-text'] }],
  ['notities naar notion', { recipes: ['starred-mail-to-notion', 'evening-journal'] }],
  ['zaal reserveren vereniging', { recipes: ['room-booking-form'] }],
  ['feestdagen agenda', { recipes: ['public-holidays-in-calendar'] }],
  ['vergeten deadlines team', { recipes: ['overdue-tasks'] }],
  ['taken van asana naar clickup', { recipes: ['tasks-to-other-app'] }],
  ['csv bestand dagelijks exporteren', { recipes: ['query-as-csv', 'asked-export'] }],
  [
    'avg gegevens opruimen',
    { recipes: ['retention-period', 'candidate-retention', 'data-subject-request', 'gdpr-request'] },
  ],
  ['temperatuur vriezer bewaken', { recipes: ['cold-chain', 'haccp-temperatures-with-action'] }],
  ['spf dmarc instellen controleren', { recipes: ['mail-domain-records', 'dmarc-reports-read'] }],
  ['garage winterbanden klanten uitnodigen', { recipes: ['tyre-change-in-waves'] }],
  ['remind clients to send documents', { recipes: ['client-documents-chase'] }],
  [
    'sync inventory across stores',
    {
      recipes: [
        'voorraad-tussen-winkels-gelijk',
        'stock-between-systems',
        'shopify-transfer-between-locations',
      ],
    },
  ],
  [
    'reply to instagram comments with ai',
    { recipes: ['page-comment-replies', 'facebook-reacties-beantwoorden', 'comment-moderation'] },
  ],
  ['track employee birthdays without slack', { recipes: ['birthdays', 'verjaardagen-en-jubilea'] }],
  ['log business trips mileage', { recipes: ['mileage-log'] }],
  [
    'customer says package never arrived',
    {
      recipes: [
        'lost-parcel-replacement-order',
        'track-open-parcels',
        'delivery-trouble',
        'myparcel-standing-still',
      ],
    },
  ],
  ['calculate severance pay', { recipes: ['transition-payment-estimate'] }],
  [
    'turn slack message into jira ticket',
    { recipes: ['slack-bericht-met-ticket-wordt-issue', 'chat-to-ticket'] },
  ],
  ['monitor competitors website changes', { recipes: ['competitor-pages'] }],
  ['automate reference checks', { recipes: ['reference-check-round'] }],
  ['convert currency rates daily', { recipes: ['wisselkoersen-van-de-ecb-bijhouden', 'rate-watch'] }],
  ['event rsvp tracking', { recipes: ['invitation-with-yes-and-no-links', 'arrivals-and-no-shows'] }],
  ['no-show appointment reschedule', { recipes: ['calendly-no-show-rebook', 'booked-call-no-show'] }],
  ['fuhrpark tüv prüfen', { recipes: ['fleet-check-rdw'] }],
  ['spendenbescheinigung versenden', { recipes: ['annual-gift-statement-to-donors'] }],
  ['besprechungsraum buchen', { recipes: ['room-booking-form'] }],
  [
    'onboarding nouvel employé',
    { recipes: ['onboarding-van-een-nieuwe-collega', 'new-colleague', 'first-weeks'] },
  ],
  ['traduire les fiches produits', { recipes: ['productteksten-in-vier-talen'] }],
  ['colis perdu', { recipes: ['lost-parcel-replacement-order'] }],
  [
    'klanten die hun factuur vergeten te betalen een seintje sturen',
    {
      recipes: [
        'betaalherinneringen-op-tijd',
        'invoice-reminder-stages',
        'e-boekhouden-reminder-drafts',
        'open-items-both-ways',
        'snelstart-overdue-call-tasks',
      ],
    },
  ],
  [
    'facturen van leveranciers automatisch in de boekhouding',
    {
      recipes: [
        'bill-inbox',
        'facturen-uit-de-mailbox-boeken',
        'mail-to-moneybird-inbox',
        'mail-ubl-to-snelstart',
        'bill-form',
      ],
    },
  ],
  [
    'wie heeft er nog niet betaald',
    {
      recipes: [
        'debtor-week',
        'betaalherinneringen-op-tijd',
        'invoice-reminder-stages',
        'open-items-both-ways',
        'afas-debtors-to-table',
        'rent-received-check',
        'debtor-status-by-chat',
      ],
    },
  ],
  [
    'urenbriefjes verwerken tot factuur',
    { recipes: ['urenstaat-naar-factuur', 'moneybird-hours-to-draft-invoice'] },
  ],
  [
    'herinering sturen openstande facturen',
    {
      recipes: [
        'betaalherinneringen-op-tijd',
        'invoice-reminder-stages',
        'e-boekhouden-reminder-drafts',
        'open-items-both-ways',
      ],
    },
  ],
  ['bankafschriften importeren', { recipes: ['camt-statement-balance-check', 'wise-statement-categories'] }],
  ['winst per maand zien', { recipes: ['ask-your-books', 'snelstart-budget-by-ledger'] }],
  ['btw aangifte klaarzetten', { recipes: ['btw-aangifte-voorbereiden'] }],
  [
    'pinbetalingen kassa boeken',
    { recipes: ['payment-log', 'cash-book-to-e-boekhouden', 'till-count-at-closing'] },
  ],
  ['salarisstroken', { recipes: ['nmbrs-payroll-run-locked', 'payroll-changes-by-cut-off'] }],
  ['vakantie aanvragen zonder slack', { recipes: ['leave-request', 'verlof-aanvragen-en-goedkeuren'] }],
  ['ik wil weten wie er vandaag jarig is', { recipes: ['birthdays', 'verjaardagen-en-jubilea'] }],
  [
    'inwerken nieuwe medewerkers',
    { recipes: ['onboarding-van-een-nieuwe-collega', 'first-weeks', 'new-colleague', 'buddy-by-least-load'] },
  ],
  ['personeel inroosteren', { recipes: ['weekly-availability-round', 'volunteer-duty-roster'] }],
  [
    'zieke medewerkers opvolgen',
    { recipes: ['ziekmelding-met-poortwachter-termijnen', 'gatekeeper-deadlines', 'sick-report'] },
  ],
  ['sollicitanten bedanken voor hun sollicitatie', { recipes: ['application-received'] }],
  ['medewerkers laten stemmen over het uitje', { recipes: ['written-vote-with-quorum'] }],
  [
    'uren doorgeven vergeten',
    { recipes: ['timesheet-check', 'missing-hours-round', 'afas-missing-hours-mail'] },
  ],
  [
    'contract vast of tijdelijk op tijd laten weten',
    { recipes: ['contract-end', 'nmbrs-contract-end-notice', 'contract-chain-rule'] },
  ],
  ['werkvergunning verloopt', { recipes: ['certificates', 'certificate-of-conduct-chase'] }],
  [
    'klantvragen beantwoorden met ai',
    {
      recipes: [
        'ticket-draft-from-knowledge',
        'customer-chatbot',
        'chatbot-met-eigen-kennisbank',
        'reply-coach',
        'supportmail-sorteren-met-ai',
      ],
    },
  ],
  ['klant belt en niemand neemt op', { recipes: ['teamleader-phone-note'] }],
  [
    'supporttickets toewijzen aan de juiste collega',
    { recipes: ['ticket-triage', 'sorted-alarms', 'shared-mailbox-turns', 'supportmail-sorteren-met-ai'] },
  ],
  [
    'review vragen aan klant na klus',
    {
      recipes: [
        'recensieverzoek-na-levering',
        'review-after-delivery',
        'review-request-after-order',
        'teamleader-project-evaluation',
      ],
    },
  ],
  ['klanten feliciteren met verjaardag', { recipes: ['customer-birthday-wish'] }],
  ['afspraak bevestigen per sms', { recipes: ['appointment-text', 'whatsapp-appointment-confirmation'] }],
  ['klantenkaart digitaal', { recipes: ['stamp-card-at-the-counter'] }],
  ['nieuwe klanten welkomstmail', { recipes: ['customer-onboarding'] }],
  [
    'gesprekken met klanten vastleggen in crm',
    { recipes: ['hubspot-visit-report', 'teamleader-phone-note'] },
  ],
  [
    'offerte opvolgen na een week',
    {
      recipes: [
        'quiet-deals',
        'moneybird-estimates-to-call',
        'shopify-draft-order-follow-up',
        'sent-mail-without-answer',
      ],
    },
  ],
  ['whatsapp bericht als bestelling verzonden is', { recipes: ['shopify-shipped-whatsapp'] }],
  ['voorraad controleren elke ochtend', { recipes: ['low-stock-morning'] }],
  ['bestellingen woocommerce naar exact', { recipes: [] }],
  [
    'winkelmandje herinnering',
    {
      recipes: [
        'verlaten-winkelwagen-terughalen',
        'abandoned-checkout-personal',
        'abandoned-checkout-two-reminders',
      ],
    },
  ],
  [
    'producten toevoegen aan webshop uit excel',
    { recipes: ['artikellijst-van-leverancier-inlezen', 'supplier-stock-file'] },
  ],
  ['pakbonnen printen', { recipes: ['myparcel-labels-of-the-morning'] }],
  ['hoeveel hebben we vandaag verkocht', { recipes: ['daily-turnover', 'day-count'] }],
  [
    'retour geld terug',
    { recipes: ['refund-follow-up', 'sendcloud-returns-to-refund', 'mollie-refunds-from-list'] },
  ],
  ['etsy bestellingen', { recipes: ['order-log'] }],
  [
    'verkeerd adres bij bestelling',
    { recipes: ['shopify-address-question-whatsapp', 'bol-orders-to-myparcel'] },
  ],
  [
    'leads van website meteen bellen',
    { recipes: ['call-back-within-minutes', 'lead-answer-deadline', 'company-from-request'] },
  ],
  [
    'nieuwsbrief automatisch samenstellen',
    { recipes: ['newsletter-from-articles', 'newsletter-from-feed', 'nieuwsbrief-uit-vaknieuws'] },
  ],
  ['mensen uitnodigen voor evenement', { recipes: ['invitation-with-yes-and-no-links'] }],
  ['google analytics cijfers in mail', { recipes: ['visitors-of-yesterday', 'monthly-marketing-report'] }],
  ['koude acquisitie mails personaliseren', { recipes: ['personal-opening-lines'] }],
  ['advertenties te duur', { recipes: ['ad-cost-alarm', 'advertentiebudget-bewaken'] }],
  [
    'facebook en instagram posts inplannen',
    {
      recipes: [
        'planned-posts-from-table',
        'instagram-from-table',
        'contentkalender-vanzelf-plaatsen',
        'post-queue',
      ],
    },
  ],
  [
    'linkedin post laten schrijven door ai',
    { recipes: ['social-media-assistant', 'article-to-socials', 'blog-to-posts-with-picture'] },
  ],
  [
    'slechte google review seintje',
    { recipes: ['google-review-to-chat', 'review-tone-routing', 'reviews-of-all-sites-daily'] },
  ],
  ['wedstrijduitslagen op social media', { recipes: ['club-results-post'] }],
  [
    'teksten voor website schrijven',
    { recipes: ['blog-from-brief', 'meta-descriptions', 'writing-companion'] },
  ],
  [
    'spraakopname naar tekst',
    {
      recipes: [
        'voice-memo-to-article',
        'voice-memo',
        'spraakmemo-wordt-taak',
        'podcast-naar-artikel-en-shownotes',
      ],
    },
  ],
  ['plaatjes verkleinen', { recipes: ['photos-for-the-web', 'foto-in-drie-formaten-voor-het-web'] }],
  ['faq pagina maken', { recipes: ['faq-from-tickets'] }],
  ['seo teksten', { recipes: ['meta-descriptions', 'weekly-seo-round'] }],
  ['vergadering samenvatten', { recipes: ['minutes-to-actions', 'notulen-naar-taken'] }],
  ['mijn mailbox opruimen', { recipes: ['mail-to-action', 'mail-digest', 'supportmail-sorteren-met-ai'] }],
  ['taken van vandaag in mijn mail', { recipes: ['day-start', 'ochtendbriefing-op-je-telefoon'] }],
  ['bijlagen uit gmail bewaren', { recipes: ['mailbijlagen-opbergen-in-onedrive'] }],
  ['pdf uitlezen naar excel', { recipes: ['pdf-fields'] }],
  ['dubbele rijen verwijderen', { recipes: ['double-customers'] }],
  [
    'rapport elke maandag',
    {
      recipes: [
        'weekrapport-voor-het-team',
        'metabase-report',
        'weekly-figures-of-branches',
        'n8n-weekly-health',
      ],
    },
  ],
  ['database elke nacht veiligstellen', { recipes: ['tabel-elke-nacht-naar-s3', 'nightly-table-backup'] }],
  ['site offline alarm', { recipes: ['reachable-sites'] }],
  [
    'foutmelding workflow naar teams',
    {
      recipes: ['failed-run', 'foutmelder-voor-al-je-workflows', 'failed-run-alert', 'failed-run-to-ticket'],
    },
  ],
  ["agenda's synchroniseren", { recipes: ['busy-blocks-between-calendars'] }],
  ['loodgieter werkbon', { recipes: ['work-order-form'] }],
  ['fysiotherapeut afspraak herinnering', { recipes: ['appointment-text'] }],
  ['boekhoudkantoor klanten stukken aanleveren', { recipes: ['client-documents-chase'] }],
  [
    'makelaar',
    {
      recipes: [
        'property-listing-text',
        'viewing-feedback-to-seller',
        'sealed-bids-with-log',
        'purchase-deed-terms-in-calendar',
      ],
    },
  ],
  ['camping reserveringen', { recipes: ['group-reservation-request', 'tourist-tax-return-from-stays'] }],
  ['coach sessie verslag', { recipes: ['session-handout-and-nudge'] }],
  [
    'how can i remind customers about unpaid bills',
    {
      recipes: [
        'betaalherinneringen-op-tijd',
        'invoice-reminder-stages',
        'e-boekhouden-reminder-drafts',
        'open-items-both-ways',
      ],
    },
  ],
  [
    'automate bookkeeping of receipts',
    {
      recipes: [
        'bonnetjes-declareren-via-telegram',
        'expense-claims',
        'facturen-uit-de-mailbox-boeken',
        'bill-inbox',
        'mail-to-moneybird-inbox',
      ],
    },
  ],
  ['new lead notification in teams', { recipes: ['lead-to-crm-and-chat'] }],
  [
    'customer feedback survey after purchase',
    {
      recipes: [
        'klanttevredenheid-meten-en-opvolgen',
        'nps-round-trip',
        'review-after-delivery',
        'recensieverzoek-na-levering',
        'nps-follow-up',
      ],
    },
  ],
  ['time off requests', { recipes: ['leave-request', 'verlof-aanvragen-en-goedkeuren'] }],
  ['job applicants tracking', { recipes: ['application-received', 'sollicitaties-overzichtelijk-maken'] }],
  [
    'generate product descriptions',
    { recipes: ['product-texts', 'product-copy-batch', 'productteksten-in-vier-talen'] },
  ],
  ['meeting notes to tasks', { recipes: ['notulen-naar-taken', 'minutes-to-actions'] }],
  ['low inventory email to supplier', { recipes: ['low-stock-morning', 'lightspeed-supplier-order-lists'] }],
  [
    'sync contacts between hubspot and mailchimp',
    { recipes: ['contact-to-list', 'crm-to-crm', 'contacts-in-both-crms'] },
  ],
  ['alert when ssl certificate expires', { recipes: ['expiring-certificates', 'certificate-list'] }],
  [
    'post new blog articles to linkedin',
    {
      recipes: [
        'share-new-article',
        'article-to-socials',
        'blog-naar-vijf-sociale-kanalen',
        'blog-to-posts-with-picture',
      ],
    },
  ],
  [
    'abandoned cart recovery',
    {
      recipes: [
        'verlaten-winkelwagen-terughalen',
        'abandoned-checkout-personal',
        'abandoned-checkout-two-reminders',
      ],
    },
  ],
  [
    'invoice approval workflow',
    { recipes: ['bill-inbox', 'afas-workflow-tasks-waiting', 'exact-weekly-payment-proposal'] },
  ],
  ['detect fake orders', { recipes: ['order-fraud-check', 'verdachte-bestellingen-tegenhouden'] }],
  ['daily weather and agenda briefing', { recipes: ['ochtendbriefing-op-je-telefoon', 'day-start'] }],
  ['remind team about overdue tasks', { recipes: ['overdue-tasks'] }],
  [
    'angebot nachfassen',
    {
      recipes: [
        'quiet-deals',
        'moneybird-estimates-to-call',
        'shopify-draft-order-follow-up',
        'sent-mail-without-answer',
      ],
    },
  ],
  [
    'neue mitarbeiter einarbeiten',
    { recipes: ['onboarding-van-een-nieuwe-collega', 'first-weeks', 'new-colleague'] },
  ],
  ['krankmeldung', { recipes: ['sick-report', 'ziekmelding-met-poortwachter-termijnen'] }],
  ['newsletter abmelden', { recipes: ['unsubscribe-everywhere'] }],
  [
    'panier abandonné',
    {
      recipes: [
        'verlaten-winkelwagen-terughalen',
        'abandoned-checkout-personal',
        'abandoned-checkout-two-reminders',
      ],
    },
  ],
  ['note de frais', { recipes: ['expense-claims', 'bonnetjes-declareren-via-telegram'] }],
  ['stock faible alerte', { recipes: ['low-stock-morning'] }],
  [
    'ik wil graag dat klanten vanzelf een herinnering krijgen als ze niet betalen',
    {
      recipes: [
        'betaalherinneringen-op-tijd',
        'invoice-reminder-stages',
        'e-boekhouden-reminder-drafts',
        'open-items-both-ways',
      ],
    },
  ],
  ['uitgaande facturen versturen vanuit exact', { recipes: ['unleashed-orders-to-invoices'] }],
  [
    'moneybird herinneringen',
    { recipes: ['betaalherinneringen-op-tijd', 'commercial-interest-on-late-payers'] },
  ],
  [
    'inkoopfacturen goedkeuren voor betaling',
    {
      recipes: [
        'bill-inbox',
        'exact-weekly-payment-proposal',
        'sepa-batch',
        'facturen-uit-de-mailbox-boeken',
        'afas-workflow-tasks-waiting',
      ],
    },
  ],
  ['bonnen fotograferen en boeken', { recipes: ['bonnetjes-declareren-via-telegram', 'expense-claims'] }],
  ['cashflow prognose', { recipes: ['kasstroom-dertien-weken-vooruit'] }],
  ['openstaande posten per week naar slack', { recipes: ['debtor-week', 'open-items-both-ways'] }],
  [
    'stripe uitbetalingen in boekhouding verwerken',
    { recipes: ['stripe-payout-journal-exact', 'stripe-uitbetaling-aansluiten'] },
  ],
  ['creditnota maken bij retour', { recipes: ['short-delivery-to-credit-note', 'refund-follow-up'] }],
  ['btw nummer valideren', { recipes: ['vat-number-check', 'moneybird-vat-numbers-vies'] }],
  ['kilometers bijhouden voor de belasting', { recipes: ['mileage-log'] }],
  [
    'abonnementsgelden incasseren',
    { recipes: ['direct-debit-file-for-members', 'failed-payment-follow-up'] },
  ],
  ['nieuwe klant in boekhouding aanmaken vanuit crm', { recipes: ['hubspot-customers-to-snelstart'] }],
  ['late facturen bellen', { recipes: ['snelstart-overdue-call-tasks', 'teamleader-overdue-invoice-tasks'] }],
  ['declaraties goedkeuren', { recipes: ['expense-claims', 'bonnetjes-declareren-via-telegram'] }],
  [
    'wanbetalers aanpakken',
    {
      recipes: [
        'betaalherinneringen-op-tijd',
        'invoice-reminder-stages',
        'fourteen-day-letter-with-costs',
        'commercial-interest-on-late-payers',
        'snelstart-overdue-call-tasks',
        'teamleader-overdue-invoice-tasks',
      ],
    },
  ],
  ['factuur zonder pdf', { recipes: [] }],
  [
    'hoe krijg ik mijn debiteurensaldo omlaag',
    {
      recipes: [
        'debtor-week',
        'betaalherinneringen-op-tijd',
        'invoice-reminder-stages',
        'afas-debtors-to-table',
        'open-items-both-ways',
      ],
    },
  ],
  ['wisselkoersen ophalen', { recipes: ['wisselkoersen-van-de-ecb-bijhouden', 'rate-watch'] }],
  [
    'contributie innen vereniging',
    { recipes: ['direct-debit-file-for-members', 'club-contribution-by-age-and-household'] },
  ],
  ['verlof aanvraag formulier', { recipes: ['leave-request', 'verlof-aanvragen-en-goedkeuren'] }],
  [
    'ziekmelding doorgeven aan leidinggevende',
    { recipes: ['sick-report', 'ziekmelding-met-poortwachter-termijnen'] },
  ],
  [
    'nieuwe collega accounts aanmaken',
    { recipes: ['new-colleague', 'account-service', 'onboarding-van-een-nieuwe-collega'] },
  ],
  [
    'iemand gaat uit dienst laptop en toegang',
    { recipes: ['leaver', 'offboarding-op-de-laatste-werkdag', 'equipment-lent-and-returned'] },
  ],
  ['verjaardagen van personeel', { recipes: ['birthdays', 'verjaardagen-en-jubilea'] }],
  ['sollicitanten afwijzen', { recipes: ['rejection-letters'] }],
  ['vacature op meerdere sites plaatsen', { recipes: ['vacancy-to-social'] }],
  ['proeftijd loopt af', { recipes: ['trial-period-decision'] }],
  ['functioneringsgesprek plannen', { recipes: ['annual-reviews'] }],
  [
    'roosters delen met personeel',
    { recipes: ['volunteer-duty-roster', 'weekly-availability-round', 'teamleader-day-list-to-phone'] },
  ],
  ['uitzendbureau kandidaten zoeken', { recipes: ['talent-pool-for-new-vacancy'] }],
  [
    'urenregistratie controleren',
    { recipes: ['timesheet-check', 'missing-hours-round', 'afas-missing-hours-mail'] },
  ],
  ['medewerkerstevredenheid meten', { recipes: ['team-pulse', 'werkplezier-anoniem-meten'] }],
  ['bhv certificaten verlopen', { recipes: ['certificates'] }],
  [
    'vakantiedagen saldo',
    { recipes: ['nmbrs-leave-before-it-expires', 'leave-request', 'verlof-aanvragen-en-goedkeuren'] },
  ],
  ['cv uitlezen', { recipes: ['cv-from-mailbox', 'sollicitaties-overzichtelijk-maken'] }],
  [
    'contracten die aflopen',
    {
      recipes: [
        'contract-end',
        'contract-watch',
        'contracten-op-tijd-opzeggen',
        'nmbrs-contract-end-notice',
        'contract-renewal',
        'contract-chain-rule',
      ],
    },
  ],
  ['personeelsdossier compleet', { recipes: ['new-hire-papers-before-day-one', 'own-details-yearly-check'] }],
  ['klachten afhandelen', { recipes: ['complaint-form', 'complaint-term-watch'] }],
  [
    'mails van klanten automatisch beantwoorden',
    {
      recipes: [
        'ticket-draft-from-knowledge',
        'supportmail-sorteren-met-ai',
        'reply-coach',
        'house-style-reply',
        'mail-to-ticket',
        'customer-chatbot',
      ],
    },
  ],
  [
    'ticket aanmaken van whatsapp bericht',
    { recipes: ['whatsapp-damage-photo-to-ticket', 'whatsapp-in-intercom', 'whatsapp-outside-hours'] },
  ],
  [
    'zendesk tickets samenvatten',
    { recipes: ['ticket-on-timeline', 'ticket-log-with-digest', 'ticket-themes'] },
  ],
  [
    'klanttevredenheid na gesprek',
    { recipes: ['nps-round-trip', 'klanttevredenheid-meten-en-opvolgen', 'nps-follow-up'] },
  ],
  ['gemiste oproep terugbellen', { recipes: ['teamleader-phone-note', 'call-back-within-minutes'] }],
  ['veelgestelde vragen chatbot website', { recipes: ['customer-chatbot', 'chatbot-met-eigen-kennisbank'] }],
  [
    'boze klanten meteen naar de manager',
    { recipes: ['ticket-mood', 'escalation-ladder', 'survey-sentiment', 'score-to-team'] },
  ],
  [
    'klant 3 maanden niets besteld',
    {
      recipes: [
        'customer-value-winback',
        'klaviyo-leaving-customers-to-call',
        'klanten-die-dreigen-te-vertrekken',
        'churn-risk',
      ],
    },
  ],
  ['vip klanten herkennen', { recipes: ['vip-ticket'] }],
  [
    'google reviews beantwoorden zonder chatgpt',
    { recipes: ['google-review-replies', 'recensies-verzamelen-en-beantwoorden'] },
  ],
  ['afspraakherinnering sms kapper', { recipes: ['appointment-text'] }],
  ['tandarts patienten oproepen', { recipes: ['recall-in-three-attempts'] }],
  [
    'no show voorkomen',
    {
      recipes: [
        'appointment-text',
        'whatsapp-appointment-confirmation',
        'calendly-no-show-rebook',
        'booked-call-no-show',
      ],
    },
  ],
  [
    'helpdesk wachttijd te lang',
    {
      recipes: [
        'ticket-response-time',
        'reactietijd-van-tickets-bewaken',
        'escalation-ladder',
        'open-ticket-list',
      ],
    },
  ],
  [
    'klantgegevens in hubspot aanvullen',
    {
      recipes: [
        'company-from-mail',
        'leads-verrijken-en-toewijzen',
        'import-companies',
        'hubspot-deal-hygiene',
        'kvk-gegevens-in-je-crm',
      ],
    },
  ],
  [
    'winkelwagen verlaten mail',
    {
      recipes: [
        'verlaten-winkelwagen-terughalen',
        'abandoned-checkout-personal',
        'abandoned-checkout-two-reminders',
      ],
    },
  ],
  [
    'voorraad gelijk houden tussen webshop en kassa',
    { recipes: ['stock-between-systems', 'voorraad-tussen-winkels-gelijk'] },
  ],
  ['bestellingen naar google sheets', { recipes: ['order-log'] }],
  [
    'bestelling zonder betaling annuleren',
    { recipes: ['woocommerce-bank-transfer-waiting', 'lightspeed-unpaid-orders'] },
  ],
  ['retouren verwerken', { recipes: ['retouren-in-een-stroom', 'return-desk', 'myparcel-return-form'] }],
  ['woocommerce producten naar marktplaats', { recipes: [] }],
  [
    'verzendlabel printen',
    { recipes: ['myparcel-labels-of-the-morning', 'shop-order-to-myparcel', 'ship-paid-order'] },
  ],
  [
    'review vragen na levering',
    { recipes: ['recensieverzoek-na-levering', 'review-after-delivery', 'review-request-after-order'] },
  ],
  ['frauduleuze bestellingen', { recipes: ['order-fraud-check', 'verdachte-bestellingen-tegenhouden'] }],
  ['producten uitverkocht weer op voorraad mail', { recipes: ['back-in-stock'] }],
  [
    'prijs aanpassen bij concurrent',
    { recipes: ['prijzen-van-concurrenten-volgen', 'competitor-prices', 'price-round'] },
  ],
  [
    'groothandel prijslijst importeren',
    { recipes: ['supplier-price-list', 'artikellijst-van-leverancier-inlezen'] },
  ],
  [
    'bestelbevestiging via whatsapp',
    { recipes: ['shopify-shipped-whatsapp', 'bestelstatus-via-whatsapp', 'shopify-pickup-ready-whatsapp'] },
  ],
  ['shopify omzet per dag', { recipes: ['daily-turnover'] }],
  ['geschenkbon versturen', { recipes: ['gift-card'] }],
  ['pakket kwijt', { recipes: ['lost-parcel-replacement-order', 'myparcel-standing-still'] }],
  ['nieuwsbrief inschrijving naar mailchimp', { recipes: ['newsletter-sign-up-from-form', 'double-opt-in'] }],
  [
    'leads uit formulier naar crm',
    {
      recipes: [
        'lead-to-crm-and-chat',
        'formulier-naar-crm-zonder-dubbelen',
        'company-from-request',
        'enriched-lead-with-deal',
        'shared-lead-intake',
        'form-to-teamleader-deal',
        'known-customer-asks-again',
      ],
    },
  ],
  [
    'facebook leads opvolgen',
    { recipes: ['facebook-leads-direct-opvolgen', 'call-back-within-minutes', 'lead-answer-deadline'] },
  ],
  [
    'linkedin berichten inplannen',
    { recipes: ['planned-posts-from-table', 'contentkalender-vanzelf-plaatsen', 'post-queue'] },
  ],
  ['instagram post maken met ai', { recipes: ['instagram-from-table', 'social-media-assistant'] }],
  [
    'campagne resultaten rapport',
    {
      recipes: ['mailchimp-campaigns-of-week', 'monthly-marketing-report', 'ads-of-three-platforms-together'],
    },
  ],
  ['webinar aanmeldingen', { recipes: ['webinar-sign-up-with-reminders', 'webinar-aanmelden-tot-opvolgen'] }],
  ['e-mailadressen opschonen', { recipes: ['monthly-list-cleaning', 'outreach-bounce-repair'] }],
  ['lead scoring', { recipes: ['running-lead-score', 'enriched-lead-with-deal'] }],
  ['zoekwoorden volgen', { recipes: ['weekly-seo-round'] }],
  ['google ads budget overschreden', { recipes: ['advertentiebudget-bewaken', 'ad-cost-alarm'] }],
  ['beurs visitekaartjes scannen', { recipes: ['trade-fair-leads-to-hubspot'] }],
  ['affiliate uitbetalen', { recipes: ['lightspeed-coupon-turnover', 'affiliate-application'] }],
  ['tiktok reacties beantwoorden', { recipes: ['page-comment-replies', 'facebook-reacties-beantwoorden'] }],
  [
    'merknaam genoemd op reddit',
    { recipes: ['merkvermeldingen-op-reddit-volgen', 'brand-mentions-by-mood'] },
  ],
  ['reacties op facebook verbergen', { recipes: ['comment-moderation'] }],
  ['youtube video samenvatten', { recipes: ['video-descriptions', 'summary-block'] }],
  [
    'blog schrijven met ai',
    { recipes: ['blog-from-brief', 'artikel-met-redactie-in-de-lus', 'researched-article'] },
  ],
  ['podcast uitschrijven', { recipes: ['podcast-naar-artikel-en-shownotes'] }],
  ['vertaling van website teksten', { recipes: ['translate-article'] }],
  [
    'productfotos bewerken achtergrond weg',
    { recipes: ['photos-for-the-web', 'foto-in-drie-formaten-voor-het-web'] },
  ],
  ['oude artikelen vernieuwen', { recipes: ['verouderde-artikelen-opsporen'] }],
  ['alt teksten plaatjes', { recipes: ['image-alt-texts'] }],
  ['nieuwsbrief schrijven uit blogs', { recipes: ['newsletter-from-articles', 'newsletter-from-feed'] }],
  ['notulen maken van teams vergadering', { recipes: ['minutes-to-actions', 'notulen-naar-taken'] }],
  ['agenda afspraken naar notion', { recipes: ['booking-to-client-page', 'day-start', 'booking-prep'] }],
  ['dagelijkse takenlijst in slack', { recipes: ['day-start', 'overdue-tasks'] }],
  ['mailbijlagen opslaan in google drive', { recipes: ['mailbijlagen-opbergen-in-onedrive'] }],
  ['vergaderzaal reserveren', { recipes: ['room-booking-form'] }],
  ['todoist taken van e-mail', { recipes: ['mail-to-action'] }],
  [
    'weekrapportage voor de directie',
    { recipes: ['weekrapport-voor-het-team', 'weekly-review', 'weekly-figures-of-branches'] },
  ],
  ['bestanden hernoemen', { recipes: ['document-sorter'] }],
  ['handtekening vragen docusign', { recipes: [] }],
  [
    'dubbele contacten samenvoegen',
    { recipes: ['hubspot-double-contacts', 'double-customers', 'snelstart-double-relations'] },
  ],
  [
    'excel naar database',
    { recipes: ['checked-csv-import', 'csv-controleren-en-inladen', 'history-import'] },
  ],
  ['backup van database', { recipes: ['tabel-elke-nacht-naar-s3', 'nightly-table-backup'] }],
  ['data van api naar bigquery', { recipes: ['marketingcijfers-naar-bigquery'] }],
  ['postcodes controleren', { recipes: ['checked-address', 'adrescontrole-voor-andere-workflows'] }],
  ['wekelijkse kpi mail', { recipes: ['metabase-report', 'weekrapport-voor-het-team', 'weekly-chart'] }],
  ['website in de gaten houden', { recipes: ['reachable-sites', 'competitor-pages'] }],
  ['server down alarm', { recipes: ['server-health', 'reachable-sites'] }],
  [
    'n8n workflow mislukt melding',
    {
      recipes: ['failed-run', 'failed-run-alert', 'foutmelder-voor-al-je-workflows', 'failed-run-to-ticket'],
    },
  ],
  [
    'webhook ontvangen en doorsturen',
    {
      recipes: [
        'webhook-to-queue',
        'webhookpoort-met-handtekening-en-wachtrij',
        'one-event-to-three-systems',
        'own-endpoint',
      ],
    },
  ],
  ['github issues naar jira', { recipes: ['github-issues-en-jira-gelijk', 'triaged-issues'] }],
  ['api sleutels verlopen', { recipes: ['api-key-rotation'] }],
  ['domeinnaam verloopt', { recipes: ['domain-renewal-asked-then-invoiced', 'expiring-certificates'] }],
  ['installateur onderhoudsbeurt plannen', { recipes: ['maintenance-due-reminders'] }],
  ['makelaar bezichtiging plannen', { recipes: ['viewing-feedback-to-seller'] }],
  ['garage apk herinnering', { recipes: ['fleet-check-rdw', 'maintenance-due-reminders'] }],
  ['restaurant reserveringen', { recipes: ['group-reservation-request'] }],
  ['sportschool opzeggingen', { recipes: ['membership-cancellation', 'typeform-exit-reasons'] }],
  ['aannemer meerwerk vastleggen', { recipes: ['extra-work-approved-first'] }],
  ['advocaat dossier aanmaken', { recipes: ['conflict-check-before-new-case', 'client-folder-set-up'] }],
  ['vve vergadering uitnodigen', { recipes: ['general-meeting-proxies', 'owners-association-reserve-plan'] }],
  ['kinderopvang wachtlijst', { recipes: [] }],
  [
    'i want to automatically send payment reminders',
    {
      recipes: [
        'betaalherinneringen-op-tijd',
        'invoice-reminder-stages',
        'e-boekhouden-reminder-drafts',
        'open-items-both-ways',
      ],
    },
  ],
  [
    'how do i sync orders from shopify to xero',
    { recipes: ['match-payments-to-invoices', 'orders-to-warehouse'] },
  ],
  [
    'new employee onboarding checklist',
    {
      recipes: [
        'onboarding-van-een-nieuwe-collega',
        'new-colleague',
        'first-weeks',
        'nmbrs-starters-to-preparation',
        'new-hire-papers-before-day-one',
      ],
    },
  ],
  ['get an alert when stock is low', { recipes: ['low-stock-morning'] }],
  ['summarize my unread emails every morning', { recipes: ['mail-digest'] }],
  [
    'auto reply to google reviews',
    { recipes: ['google-review-replies', 'recensies-verzamelen-en-beantwoorden'] },
  ],
  ['save gmail attachments to dropbox', { recipes: ['mailbijlagen-opbergen-in-onedrive'] }],
  ['employee leave requests approval', { recipes: ['leave-request', 'verlof-aanvragen-en-goedkeuren'] }],
  ['find duplicate contacts in hubspot', { recipes: ['hubspot-double-contacts'] }],
  [
    'create invoice when order is paid',
    {
      recipes: [
        'unleashed-orders-to-invoices',
        'mollie-betaling-verwerken',
        'stripe-invoices-to-e-boekhouden',
        'freelancer-invoice-form',
      ],
    },
  ],
  ['scrape competitor prices', { recipes: ['prijzen-van-concurrenten-volgen', 'competitor-prices'] }],
  ['send sms before appointment', { recipes: ['appointment-text'] }],
  ['turn meeting recordings into action items', { recipes: ['minutes-to-actions', 'notulen-naar-taken'] }],
  [
    'post to instagram and facebook at the same time',
    {
      recipes: [
        'one-form-three-networks',
        'planned-posts-from-table',
        'post-everywhere-building-block',
        'post-request-for-all-channels',
      ],
    },
  ],
  [
    'qualify incoming leads with ai',
    { recipes: ['running-lead-score', 'enriched-lead-with-deal', 'leads-verrijken-en-toewijzen'] },
  ],
  ['notify slack when website goes down', { recipes: ['reachable-sites'] }],
  ['churn risk customers', { recipes: ['churn-risk', 'klanten-die-dreigen-te-vertrekken'] }],
  ['expense report approval', { recipes: ['expense-claims', 'bonnetjes-declareren-via-telegram'] }],
  ['candidate rejection email', { recipes: ['rejection-letters'] }],
  ['weekly sales report', { recipes: ['sales-week-compared', 'weekly-chart'] }],
  ['translate support tickets', { recipes: ['foreign-tickets'] }],
  [
    'rechnung mahnung automatisch senden',
    {
      recipes: [
        'betaalherinneringen-op-tijd',
        'invoice-reminder-stages',
        'e-boekhouden-reminder-drafts',
        'open-items-both-ways',
        'fourteen-day-letter-with-costs',
      ],
    },
  ],
  ['bewerber absagen', { recipes: ['rejection-letters'] }],
  ['lagerbestand niedrig benachrichtigung', { recipes: ['low-stock-morning'] }],
  [
    'kundenbewertungen beantworten',
    { recipes: ['google-review-replies', 'recensies-verzamelen-en-beantwoorden'] },
  ],
  ['urlaubsantrag genehmigen', { recipes: ['leave-request', 'verlof-aanvragen-en-goedkeuren'] }],
  [
    'relance factures impayées',
    {
      recipes: [
        'betaalherinneringen-op-tijd',
        'invoice-reminder-stages',
        'e-boekhouden-reminder-drafts',
        'open-items-both-ways',
        'fourteen-day-letter-with-costs',
      ],
    },
  ],
  [
    'répondre aux avis clients',
    { recipes: ['google-review-replies', 'recensies-verzamelen-en-beantwoorden'] },
  ],
  ['sauvegarde base de données', { recipes: ['tabel-elke-nacht-naar-s3', 'nightly-table-backup'] }],
  ['demande de congés', { recipes: ['leave-request', 'verlof-aanvragen-en-goedkeuren'] }],
  ['résumé de réunion', { recipes: ['minutes-to-actions', 'notulen-naar-taken'] }],
];
