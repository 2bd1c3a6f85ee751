const boundary = 'parts-of-the-report';

const report = (type: string, machine: string, original: string): Buffer =>
  Buffer.from(
    [
      ...['From: MAILER-DAEMON@far.example', 'To: post@stroomwerk.example', 'Subject: About your mail'],
      ...['MIME-Version: 1.0', `Content-Type: multipart/report; report-type=${type};`],
      ...[`\tboundary="${boundary}"`, '', `--${boundary}`],
      ...['Content-Type: text/plain; charset=utf-8', '', 'Your mail had a fate.', '', `--${boundary}`],
      ...[machine, `--${boundary}`, original, `--${boundary}--`, ''],
    ]
      .join('\n')
      .replace(/\n/g, '\r\n'),
  );

const original = (messageId: string | null): string =>
  [
    ...['Content-Type: text/rfc822-headers', ''],
    ...(messageId === null ? [] : [`Message-ID:\n <${messageId}>`]),
    ...['From: Stroomwerk <support@stroomwerk.example>', 'Subject: Something', ''],
  ].join('\n');

/** A delivery report (RFC 3464) as a far mail server sends it. */
export function deliveryReport(
  messageId: string | null,
  change: { status?: string; action?: string; envelopeId?: string; said?: string } = {},
): Buffer {
  const {
    status = '5.1.1',
    action = 'failed',
    envelopeId,
    said = 'smtp; 550 5.1.1 no such\n user here',
  } = change;
  const machine = [
    ...['Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; far.example'],
    ...(envelopeId === undefined ? [] : [`Original-Envelope-Id: ${envelopeId}`]),
    ...['', 'Final-Recipient: rfc822; somebody@far.example', `Action: ${action}`, `Status: ${status}`],
    ...[`Diagnostic-Code: ${said}`, ''],
  ].join('\n');
  return report('delivery-status', machine, original(messageId));
}

/** A complaint (ARF) as a mailbox provider sends it. */
export function complaint(messageId: string, type = 'abuse'): Buffer {
  const machine = [
    ...['Content-Type: message/feedback-report', '', `Feedback-Type: ${type}`, 'User-Agent: Far/1.0'],
    ...['Version: 1', ''],
  ].join('\n');
  const whole = `Content-Type: message/rfc822\n\nMessage-ID: <${messageId}>\nSubject: Something\n\nWords.\n`;
  return report('feedback-report', machine, whole);
}
