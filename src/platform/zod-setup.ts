import { z } from 'zod';

// By default Zod compiles its parsers with `new Function`, which the site's Content-Security-Policy
// forbids. Import this file before any module that parses.
z.config({ jitless: true });
