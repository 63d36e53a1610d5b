ALTER TABLE "calls" ADD COLUMN "words_dropped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "disclosed_at" timestamp (3) with time zone;