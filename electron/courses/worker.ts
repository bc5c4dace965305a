import { courseThread } from './courseThread.ts'

// The thread that charts the course of a match that has ended: a bundle of its own, which knows no store.
courseThread()
