import * as z from 'zod/mini';

// zod would otherwise try `new Function`, and the CSP would report it. Imported first wherever the app starts.
z.config({ jitless: true });
