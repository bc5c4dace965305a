import { z } from 'zod'

// The window's content security policy forbids compiling code; without this zod would try once and be reported.
z.config({ jitless: true })

export { z }
