import { createTransport } from 'nodemailer';

export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Where none is given, each mail gets a new one. */
  messageId?: string;
  headers?: Record<string, string>;
};
export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void };

/** A mail server over SMTP. An address is handed over as an address: it can't bring a header or a second recipient. */
export function connectMail({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    // Connections are kept for the next mail. One that breaks with a mail on its way fails that mail: whether it goes again
    // is for its job to say.
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
        // No robot on holiday answers these.
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      });
    },
    close: () => transport.close(),
  };
}
