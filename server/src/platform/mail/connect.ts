import { createTransport } from 'nodemailer';

export type Mail = { to: string; subject: string; html: string; text: string };
export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void };

/** A mail server over SMTP. An address is handed over as an address: it can't bring a header or a second recipient. */
export function connectMail({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send({ to, subject, html, text }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        html,
        text,
        // No robot on holiday answers these.
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
