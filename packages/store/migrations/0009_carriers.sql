ALTER TABLE "own_numbers" ADD COLUMN "carrier" text;--> statement-breakpoint
UPDATE "own_numbers" SET "carrier" = coalesce((SELECT "value" #>> '{}' FROM "settings" WHERE "key" = 'own-numbers-carrier'), 'emulator');--> statement-breakpoint
DELETE FROM "settings" WHERE "key" = 'own-numbers-carrier';--> statement-breakpoint
ALTER TABLE "own_numbers" ALTER COLUMN "carrier" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "own_numbers" DROP CONSTRAINT "own_numbers_pkey";--> statement-breakpoint
ALTER TABLE "own_numbers" ADD CONSTRAINT "own_numbers_number_carrier_pk" PRIMARY KEY("number","carrier");--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "consent_id" text;
