import { createTransport } from 'nodemailer';

export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Generated for each email if not set. */
  messageId?: string;
  headers?: Record<string, string>;
};
export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void };

/** Sends email over SMTP. The recipient is passed as an object, so it can't inject a header or a second recipient. */
export function connectMail({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    // Connections are reused. If one breaks during an email, sending fails, and the job decides whether to retry.
    pool: true,
    maxConnections: 5,
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send({ to, subject, html, text, messageId, headers }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        html,
        text,
        ...(messageId !== undefined && { messageId }),
        // Prevents automatic replies, such as out-of-office messages.
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      });
    },
    close: () => transport.close(),
  };
}
